/** A priority queue that pops the smallest item first. */
export class MinHeap<Item> {
  readonly #items: Item[] = []
  readonly #compare: (one: Item, other: Item) => number

  constructor(compare: (one: Item, other: Item) => number) {
    this.#compare = compare
  }

  get size(): number {
    return this.#items.length
  }

  peek(): Item | undefined {
    return this.#items[0]
  }

  push(item: Item): void {
    let index = this.#items.push(item) - 1
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!this.#isLess(index, parent)) return
      this.#swap(index, parent)
      index = parent
    }
  }

  pop(): Item | undefined {
    const smallest = this.#items[0]
    const last = this.#items.pop()
    if (last === undefined || this.#items.length === 0) return smallest
    this.#items[0] = last
    for (let index = 0; ; ) {
      const left = 2 * index + 1
      const child = this.#isLess(left + 1, left) ? left + 1 : left
      if (!this.#isLess(child, index)) return smallest
      this.#swap(index, child)
      index = child
    }
  }

  #isLess(index: number, other: number): boolean {
    const [one, two] = [this.#items[index], this.#items[other]]
    return one !== undefined && two !== undefined && this.#compare(one, two) < 0
  }

  #swap(index: number, other: number): void {
    const [one, two] = [this.#items[index], this.#items[other]]
    if (one !== undefined) this.#items[other] = one
    if (two !== undefined) this.#items[index] = two
  }
}
