import type { Match, Matches } from './match.ts'

const pageBits = 5
const pageLength = 1 << pageBits

/**
 * The matches of a bracket in layout order, as a persistent map: the position of an id is the same in all editions, and
 * an update copies only the pages in which a match changes. So a command on a large bracket costs little more than on a
 * small one.
 */
export class PagedMatches implements Matches {
  readonly #places: ReadonlyMap<string, number>
  readonly #pages: readonly (readonly Match[])[]
  #inOrder: readonly Match[] | null = null

  private constructor(places: ReadonlyMap<string, number>, pages: readonly (readonly Match[])[]) {
    this.#places = places
    this.#pages = pages
  }

  /** Creates the map from matches in the given order, each id once. */
  static of(matches: Iterable<Match>): PagedMatches {
    const places = new Map<string, number>()
    const pages: Match[][] = []
    let page: Match[] = []
    for (const match of matches) {
      if (places.size % pageLength === 0) {
        page = []
        pages.push(page)
      }
      places.set(match.id, places.size)
      page.push(match)
    }
    return new PagedMatches(places, pages)
  }

  /** Returns the same value if the matches are paged already. */
  static from(matches: Matches): PagedMatches {
    return matches instanceof PagedMatches ? matches : PagedMatches.of(matches.values())
  }

  get size(): number {
    return this.#places.size
  }

  get(id: string): Match | undefined {
    const place = this.#places.get(id)
    return place === undefined ? undefined : this.#pages[place >> pageBits]?.[place % pageLength]
  }

  has(id: string): boolean {
    return this.#places.has(id)
  }

  keys(): MapIterator<string> {
    return this.#places.keys()
  }

  values(): MapIterator<Match> {
    this.#inOrder ??= this.#pages.flat()
    return this.#inOrder.values()
  }

  entries(): MapIterator<[string, Match]> {
    return this.#pages.flatMap(page => page.map((match): [string, Match] => [match.id, match])).values()
  }

  [Symbol.iterator](): MapIterator<[string, Match]> {
    return this.entries()
  }

  forEach(visit: (match: Match, id: string, matches: Matches) => void): void {
    for (const match of this.values()) visit(match, match.id, this)
  }

  /** The next edition with the given matches replaced; new ones come last. */
  with(changed: readonly Match[]): PagedMatches {
    const pages = [...this.#pages]
    const added: Match[] = []
    for (const match of changed) {
      const place = this.#places.get(match.id)
      if (place === undefined) {
        added.push(match)
        continue
      }
      const number = place >> pageBits
      pages[number] = (pages[number] ?? []).with(place % pageLength, match)
    }
    const paged = new PagedMatches(this.#places, pages)
    return added.length === 0 ? paged : PagedMatches.of([...paged.values(), ...added])
  }
}
