/**
 * Writes the weight of the edge between two vertices, the lower one first, into an array of zeros and returns true;
 * returns false where there is no edge. A weight consists of `width` whole numbers from 0, which are compared
 * lexicographically.
 */
export type EdgeWeight = (one: number, other: number, weight: Float64Array) => boolean

/**
 * Returns the partner of each of the vertices 0 to `size` − 1 in a perfect matching with the lexicographically smallest
 * sum of weights, or null if there is no perfect matching. The same input gives the same matching.
 *
 * The source is Edmonds' primal-dual algorithm for weighted matching with dense O(n³) bookkeeping (Galil, "Efficient
 * algorithms for finding maximum matching in graphs", 1986). It starts from the edges of weight zero, so that a graph
 * whose vertices nearly all have one costs O(n²) for each vertex that is left. A sum over all vertices, times their
 * number, must stay below 2^52 for each number of a weight.
 */
export function minWeightMatching(
  size: number,
  width: number,
  weightOf: EdgeWeight,
): readonly number[] | null {
  const search = new MatchingSearch(size, width, weightOf)
  return search.complete() ? search.partners() : null
}

/** Labels of nodes in the alternating forest. */
const free = -1
const outer = 0
const inner = 1

/** The vertices are the nodes 1 to `size`; the nodes above are blossoms, and 0 is none. */
class MatchingSearch {
  readonly #size: number
  readonly #width: number
  readonly #stride: number
  #nodes: number
  /** Twice the weights, and the dual variables: `width` numbers for each entry. */
  readonly #weights: Float64Array
  readonly #duals: Float64Array
  /** The vertices of the tightest edge between two nodes; 0 where there is none. */
  readonly #from: Int16Array
  readonly #to: Int16Array
  /** The vertex at the other end of a node's matching edge, its outermost blossom, and its label. */
  readonly #mate: Int16Array
  readonly #top: Int16Array
  readonly #label: Int8Array
  /** The outer vertex from which an inner node was reached, and the one with the tightest edge to a node. */
  readonly #parent: Int16Array
  readonly #nearest: Int16Array
  readonly #visited: Int32Array
  #visit = 0
  /** The children of blossoms from the base around the circle, and the child that contains a vertex. */
  readonly #children: number[][]
  readonly #childWith: Int16Array
  #queue: number[] = []

  constructor(size: number, width: number, weightOf: EdgeWeight) {
    // At most half as many blossoms as vertices exist at a time, and one is added before another is reused.
    const stride = size + (size >> 1) + 2
    this.#size = size
    this.#width = width
    this.#stride = stride
    this.#nodes = size
    this.#weights = new Float64Array((size + 1) * (size + 1) * width)
    this.#duals = new Float64Array(stride * width)
    this.#from = new Int16Array(stride * stride)
    this.#to = new Int16Array(stride * stride)
    this.#mate = new Int16Array(stride)
    this.#top = new Int16Array(stride)
    this.#label = new Int8Array(stride)
    this.#parent = new Int16Array(stride)
    this.#nearest = new Int16Array(stride)
    this.#visited = new Int32Array(stride)
    this.#children = Array.from({ length: stride }, () => [])
    this.#childWith = new Int16Array(stride * (size + 1))
    const weight = new Float64Array(width)
    for (let one = 1; one <= size; one++) {
      this.#top[one] = one
      this.#childWith[one * (size + 1) + one] = one
      for (let other = one + 1; other <= size; other++) {
        weight.fill(0)
        if (!weightOf(one - 1, other - 1, weight)) continue
        this.#setEdge(one, other, one, other)
        const [upper, lower] = [(one * (size + 1) + other) * width, (other * (size + 1) + one) * width]
        for (let word = 0; word < width; word++) {
          this.#weights[upper + word] = 2 * (weight[word] ?? 0)
          this.#weights[lower + word] = 2 * (weight[word] ?? 0)
        }
      }
    }
  }

  /** Whether a perfect matching exists, which is then found. */
  complete(): boolean {
    if (this.#size % 2 === 1) return false
    for (let one = 1; one <= this.#size; one++) {
      for (let other = one + 1; this.#mate[one] === 0 && other <= this.#size; other++) {
        if (this.#mate[other] !== 0 || this.#from[one * this.#stride + other] === 0) continue
        if (!this.#isTight(one, other)) continue
        ;[this.#mate[one], this.#mate[other]] = [other, one]
      }
    }
    while (this.#mate.subarray(1, this.#size + 1).includes(0)) {
      if (!this.#augmentOnce()) return false
    }
    return true
  }

  partners(): readonly number[] {
    return Array.from(this.#mate.subarray(1, this.#size + 1), mate => mate - 1)
  }

  #setEdge(one: number, other: number, from: number, to: number): void {
    this.#from[one * this.#stride + other] = from
    this.#to[one * this.#stride + other] = to
    this.#from[other * this.#stride + one] = to
    this.#to[other * this.#stride + one] = from
  }

  /** One number of the slack of the edge between two nodes. */
  #slack(one: number, other: number, word: number): number {
    const from = this.#from[one * this.#stride + other] ?? 0
    const to = this.#to[one * this.#stride + other] ?? 0
    return (
      (this.#duals[from * this.#width + word] ?? 0) +
      (this.#duals[to * this.#width + word] ?? 0) +
      (this.#weights[(from * (this.#size + 1) + to) * this.#width + word] ?? 0)
    )
  }

  #isTight(one: number, other: number): boolean {
    for (let word = 0; word < this.#width; word++) if (this.#slack(one, other, word) !== 0) return false
    return true
  }

  /** Whether the edge from `one` to `node` has less slack than that from `other`. */
  #isTighter(one: number, other: number, node: number): boolean {
    for (let word = 0; word < this.#width; word++) {
      const difference = this.#slack(one, node, word) - this.#slack(other, node, word)
      if (difference !== 0) return difference < 0
    }
    return false
  }

  #updateNearest(vertex: number, node: number): void {
    const nearest = this.#nearest[node] ?? 0
    if (nearest === 0 || this.#isTighter(vertex, nearest, node)) this.#nearest[node] = vertex
  }

  #findNearest(node: number): void {
    this.#nearest[node] = 0
    for (let vertex = 1; vertex <= this.#size; vertex++) {
      const top = this.#top[vertex] ?? 0
      if (this.#from[vertex * this.#stride + node] === 0 || top === node) continue
      if (this.#label[top] === outer) this.#updateNearest(vertex, node)
    }
  }

  #verticesOf(node: number): readonly number[] {
    if (node <= this.#size) return [node]
    return (this.#children[node] ?? []).flatMap(child => this.#verticesOf(child))
  }

  #enqueue(node: number): void {
    this.#queue.push(...this.#verticesOf(node))
  }

  #setTop(node: number, top: number): void {
    this.#top[node] = top
    if (node > this.#size) for (const child of this.#children[node] ?? []) this.#setTop(child, top)
  }

  /** The node at the other end of the matching edge, and the one from which an inner node was reached; 0: none. */
  #mateOf(node: number): number {
    return this.#top[this.#mate[node] ?? 0] ?? 0
  }

  #parentOf(node: number): number {
    return this.#top[this.#parent[node] ?? 0] ?? 0
  }

  /** The even position of a child on the circle of a blossom, whose direction is changed if needed. */
  #evenPosition(blossom: number, child: number): number {
    const children = this.#children[blossom] ?? []
    const position = children.indexOf(child)
    if (position % 2 === 0) return position
    this.#children[blossom] = [...children.slice(0, 1), ...children.slice(1).reverse()]
    return children.length - position
  }

  /** Matches a node along its edge to another one, and the children of a blossom with each other. */
  #match(node: number, other: number): void {
    const edge = node * this.#stride + other
    this.#mate[node] = this.#to[edge] ?? 0
    if (node <= this.#size) return
    const child = this.#childWith[node * (this.#size + 1) + (this.#from[edge] ?? 0)] ?? 0
    const position = this.#evenPosition(node, child)
    const children = this.#children[node] ?? []
    for (let index = 0; index < position; index++) {
      this.#match(children[index] ?? 0, children[index ^ 1] ?? 0)
    }
    this.#match(child, other)
    this.#children[node] = [...children.slice(position), ...children.slice(0, position)]
  }

  #augment(start: number, end: number): void {
    let [node, other] = [start, end]
    for (;;) {
      const next = this.#mateOf(node)
      this.#match(node, other)
      if (next === 0) return
      const parent = this.#parentOf(next)
      this.#match(next, parent)
      ;[node, other] = [parent, next]
    }
  }

  /** The first common node of the paths from two outer nodes to their roots; 0 if the roots differ. */
  #commonNode(start: number, end: number): number {
    this.#visit += 1
    let [node, other] = [start, end]
    while (node !== 0 || other !== 0) {
      if (node !== 0) {
        if (this.#visited[node] === this.#visit) return node
        this.#visited[node] = this.#visit
        node = this.#mateOf(node)
        if (node !== 0) node = this.#parentOf(node)
      }
      ;[node, other] = [other, node]
    }
    return 0
  }

  #addBlossom(start: number, base: number, end: number): void {
    let blossom = this.#size + 1
    while (blossom <= this.#nodes && this.#top[blossom] !== 0) blossom += 1
    this.#nodes = Math.max(this.#nodes, blossom)
    const pathFrom = (from: number) => {
      const path: number[] = []
      for (let node = from; node !== base; ) {
        const mate = this.#mateOf(node)
        path.push(node, mate)
        this.#enqueue(mate)
        node = this.#parentOf(mate)
      }
      return path
    }
    const children = [base, ...pathFrom(start).reverse(), ...pathFrom(end)]
    this.#children[blossom] = children
    this.#duals.fill(0, blossom * this.#width, (blossom + 1) * this.#width)
    this.#label[blossom] = outer
    this.#mate[blossom] = this.#mate[base] ?? 0
    this.#setTop(blossom, blossom)
    const row = blossom * this.#stride
    this.#from.fill(0, row, row + this.#stride)
    this.#to.fill(0, row, row + this.#stride)
    this.#childWith.fill(0, blossom * (this.#size + 1), (blossom + 1) * (this.#size + 1))
    for (const child of children) {
      const childRow = child * this.#stride
      for (let node = 1; node <= this.#nodes; node++) {
        const from = this.#from[childRow + node] ?? 0
        if (from === 0 || this.#top[node] === blossom) continue
        if (this.#from[row + node] !== 0 && !this.#isTighter(child, blossom, node)) continue
        this.#from[row + node] = from
        this.#to[row + node] = this.#to[childRow + node] ?? 0
      }
      for (const vertex of this.#verticesOf(child))
        this.#childWith[blossom * (this.#size + 1) + vertex] = child
    }
    for (let node = 1; node <= this.#nodes; node++)
      this.#setEdge(blossom, node, this.#from[row + node] ?? 0, this.#to[row + node] ?? 0)
    this.#findNearest(blossom)
  }

  #expandBlossom(blossom: number): void {
    for (const child of this.#children[blossom] ?? []) this.#setTop(child, child)
    const parent = this.#parent[blossom] ?? 0
    const entry = this.#from[blossom * this.#stride + parent] ?? 0
    const entryChild = this.#childWith[blossom * (this.#size + 1) + entry] ?? 0
    const position = this.#evenPosition(blossom, entryChild)
    const children = this.#children[blossom] ?? []
    for (const [index, child] of children.entries()) {
      if (index >= position) {
        this.#label[child] = index === position ? inner : free
        if (index === position) this.#parent[child] = parent
        else this.#findNearest(child)
      } else if (index % 2 === 0) {
        const next = children[index + 1] ?? 0
        this.#parent[child] = this.#from[next * this.#stride + child] ?? 0
        this.#label[child] = inner
        this.#nearest[child] = 0
        this.#label[next] = outer
        this.#findNearest(next)
        this.#enqueue(next)
      }
    }
    this.#top[blossom] = 0
  }

  /** Whether following a tight edge from an outer node has augmented the matching. */
  #follow(from: number, to: number): boolean {
    const [one, other] = [this.#top[from] ?? 0, this.#top[to] ?? 0]
    if (this.#label[other] === free) {
      const mate = this.#mateOf(other)
      this.#parent[other] = from
      this.#label[other] = inner
      this.#nearest[other] = 0
      this.#nearest[mate] = 0
      this.#label[mate] = outer
      this.#enqueue(mate)
    } else if (this.#label[other] === outer) {
      const base = this.#commonNode(one, other)
      if (base === 0) {
        this.#augment(one, other)
        this.#augment(other, one)
        return true
      }
      this.#addBlossom(one, base, other)
    }
    return false
  }

  #augmentOnce(): boolean {
    this.#label.fill(free)
    this.#nearest.fill(0)
    this.#queue = []
    for (let node = 1; node <= this.#nodes; node++) {
      if (this.#top[node] !== node || this.#mate[node] !== 0) continue
      this.#parent[node] = 0
      this.#label[node] = outer
      this.#enqueue(node)
    }
    for (;;) {
      if (this.#growForest()) return true
      const step = this.#dualStep()
      if (step === null) return false
      this.#changeDuals(step)
      this.#queue = []
      for (let node = 1; node <= this.#nodes; node++) {
        const nearest = this.#nearest[node] ?? 0
        if (this.#top[node] !== node || nearest === 0 || this.#top[nearest] === node) continue
        if (!this.#isTight(nearest, node)) continue
        const edge = nearest * this.#stride + node
        if (this.#follow(this.#from[edge] ?? 0, this.#to[edge] ?? 0)) return true
      }
      for (let node = this.#size + 1; node <= this.#nodes; node++) {
        const isInner = this.#top[node] === node && this.#label[node] === inner
        const duals = this.#duals.subarray(node * this.#width, (node + 1) * this.#width)
        if (isInner && duals.every(dual => dual === 0)) this.#expandBlossom(node)
      }
    }
  }

  #growForest(): boolean {
    for (let head = 0; head < this.#queue.length; head++) {
      const vertex = this.#queue[head] ?? 0
      if (this.#label[this.#top[vertex] ?? 0] === inner) continue
      for (let other = 1; other <= this.#size; other++) {
        if (this.#from[vertex * this.#stride + other] === 0 || this.#top[vertex] === this.#top[other])
          continue
        if (!this.#isTight(vertex, other)) this.#updateNearest(vertex, this.#top[other] ?? 0)
        else if (this.#follow(vertex, other)) return true
      }
    }
    return false
  }

  /** The largest change of the dual variables that leaves them feasible; null if it has no limit. */
  #dualStep(): readonly number[] | null {
    let step: readonly number[] | null = null
    const limit = (numberOf: (word: number) => number) => {
      const value = Array.from({ length: this.#width }, (_, word) => numberOf(word))
      const word = value.findIndex((number, at) => number !== step?.[at])
      if (step === null || (value[word] ?? 0) < (step[word] ?? 0)) step = value
    }
    for (let node = 1; node <= this.#nodes; node++) {
      if (this.#top[node] !== node) continue
      const [label, nearest] = [this.#label[node], this.#nearest[node] ?? 0]
      if (node > this.#size && label === inner)
        limit(word => (this.#duals[node * this.#width + word] ?? 0) / 2)
      if (nearest !== 0 && label !== inner)
        limit(word => this.#slack(nearest, node, word) / (label === outer ? 2 : 1))
    }
    return step
  }

  #changeDuals(step: readonly number[]): void {
    for (let node = 1; node <= this.#nodes; node++) {
      const isVertex = node <= this.#size
      const label = this.#label[this.#top[node] ?? 0]
      if (label === free || (!isVertex && this.#top[node] !== node)) continue
      const factor = (isVertex ? -1 : 2) * (label === outer ? 1 : -1)
      for (const [word, value] of step.entries()) {
        const index = node * this.#width + word
        this.#duals[index] = (this.#duals[index] ?? 0) + factor * value
      }
    }
  }
}
