import { chance } from '@upper-bracket/shared/random/chance'

interface Edge {
  /** Locations of the edge, each with a cache of its own. */
  readonly places: number
  /** For how long a location serves a response without revalidating it: `s-maxage`. */
  readonly freshMs: number
  /** How long the origin takes. */
  readonly originMs: number
}

/** Many places: how many there are is not published, and viewers of one competition are in few countries. */
export const hostingEdge: Edge = { places: 20, freshMs: 5000, originMs: 300 }

interface Replay {
  /** Requests that reached the origin. */
  readonly asked: number
  /** In a second, on the average and in the fullest second. */
  readonly perSecond: number
  readonly maxPerSecond: number
}

/**
 * What arrivals at random moments and random places within `overMs` ask of the origin for one address. A
 * location asks once for everyone who arrives before the response, and serves it until it is too old.
 */
export function edgeReplay(arrivals: number, overMs: number, edge: Edge): Replay {
  const below = chance(1)
  const moments = Array.from({ length: arrivals }, () => below(overMs)).sort((one, other) => one - other)
  /** By place: until when it does not ask again. */
  const served = new Map<number, number>()
  const seconds = new Map<number, number>()
  let asked = 0
  for (const now of moments) {
    const place = below(edge.places)
    if (now < (served.get(place) ?? 0)) continue
    served.set(place, now + edge.originMs + edge.freshMs)
    asked += 1
    const second = Math.floor(now / 1000)
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  return { asked, perSecond: (asked * 1000) / overMs, maxPerSecond: Math.max(...seconds.values()) }
}
