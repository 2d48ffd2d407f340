/** The edges of each vertex of one side of a bipartite graph. */
type Vertices = readonly (readonly number[])[]

/**
 * Puts the edges of a bipartite graph one after the other into classes of which no vertex has two edges. There have to
 * be as many classes as the largest number of edges of a vertex.
 */
export class EdgeClasses {
  /** The class of each edge. */
  readonly classOf = new Map<number, number>()
  readonly #edgesOf: readonly [ReadonlyMap<number, readonly number[]>, ReadonlyMap<number, readonly number[]>]

  constructor(left: Vertices, right: Vertices) {
    this.#edgesOf = [edgesOfEdges(left), edgesOfEdges(right)]
  }

  /** Takes the first of the preferred classes that is free, or else makes one free: other edges change theirs. */
  add(edge: number, preferred: readonly number[]): void {
    const [left, right] = [this.#taken(0, edge), this.#taken(1, edge)]
    const free = preferred.find(each => !left.has(each) && !right.has(each))
    if (free !== undefined) {
      this.classOf.set(edge, free)
      return
    }
    const wanted = preferred.find(each => !left.has(each))
    const other = preferred.find(each => !right.has(each))
    if (wanted === undefined || other === undefined)
      throw new Error('A vertex has more edges than there are classes')
    this.#exchange(right.get(wanted), [wanted, other])
    this.classOf.set(edge, wanted)
  }

  /**
   * Exchanges two classes on the path that begins with an edge, from its right vertex on. It cannot come to the left
   * vertex at which the first class is free, since it enters left vertices by that class.
   */
  #exchange(first: number | undefined, [from, to]: readonly [number, number]): void {
    const path: number[] = []
    let [edge, side, next] = [first, 0 as 0 | 1, to]
    while (edge !== undefined) {
      path.push(edge)
      edge = this.#taken(side, edge).get(next)
      side = side === 0 ? 1 : 0
      next = next === to ? from : to
    }
    for (const each of path) this.classOf.set(each, this.classOf.get(each) === from ? to : from)
  }

  /** The edges at a vertex of an edge by their class. */
  #taken(side: 0 | 1, edge: number): ReadonlyMap<number, number> {
    const edges = this.#edgesOf[side].get(edge) ?? []
    return new Map(
      edges.flatMap(each => {
        const own = this.classOf.get(each)
        return own === undefined ? [] : [[own, each] as const]
      }),
    )
  }
}

function edgesOfEdges(vertices: Vertices): ReadonlyMap<number, readonly number[]> {
  return new Map(vertices.flatMap(edges => edges.map(edge => [edge, edges] as const)))
}
