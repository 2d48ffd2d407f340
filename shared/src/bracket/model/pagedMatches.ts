import type { Match, Matches } from './match.ts'

const pageBits = 5
const pageLength = 1 << pageBits

/**
 * The matches of a bracket in the order in which they are laid out, as an immutable map of which a new edition is
 * cheap: which place an id has is the same in all editions, and of the pages that hold the matches only those are
 * copied in which a match changes. A command on a bracket of any size costs little more than on a small one.
 */
export class PagedMatches implements Matches {
  readonly #places: ReadonlyMap<string, number>
  readonly #pages: readonly (readonly Match[])[]

  private constructor(places: ReadonlyMap<string, number>, pages: readonly (readonly Match[])[]) {
    this.#places = places
    this.#pages = pages
  }

  /** The matches in the order in which they are given, each id once. */
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

  /** The same matches; the very value where they are paged already. */
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
    return this.#pages.flat().values()
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

  /** The next edition: the given matches in the places of those of the same ids, of which none may be new. */
  with(changed: readonly Match[]): PagedMatches {
    const pages = [...this.#pages]
    for (const match of changed) {
      const place = this.#places.get(match.id)
      if (place === undefined) throw new Error(`The match ${match.id} has no place in this bracket`)
      const number = place >> pageBits
      pages[number] = (pages[number] ?? []).with(place % pageLength, match)
    }
    return new PagedMatches(this.#places, pages)
  }
}
