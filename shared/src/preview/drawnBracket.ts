import type { Match, Side } from '../bracket/model/match.ts'
import { cardSide, shortResult } from '../card/matchResult.ts'
import { isTreeOpen, lastRounds } from './lastRounds.ts'
import { latestMatches } from './latestMatches.ts'
import type { PublicSnapshot } from '../snapshot/publicSnapshot.ts'

/** The number of rounds before the final. */
const depths = 2
/** The maximum of matches that are drawn next to each other. */
const maxListed = 4

interface DrawnSide {
  /** Empty while the team is unknown. */
  readonly name: string
  readonly score: string
  readonly isOut: boolean
}

export interface DrawnMatch {
  readonly id: string
  readonly sides: readonly [DrawnSide, DrawnSide]
  readonly isRunning: boolean
  /** The place in a tree that ends in the final (see `TreeMatch`); null where matches are drawn next to each other. */
  readonly at: { readonly depth: number; readonly place: number } | null
}

/**
 * Returns the end of a bracket as a small picture draws it. Without a tree, and while its teams are still unknown, the
 * matches that are played now, or next, or were played last.
 */
export function drawnBracket({
  bracket,
  teams,
}: Pick<PublicSnapshot, 'bracket' | 'teams'>): readonly DrawnMatch[] {
  if (bracket === null) return []
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const drawn = (match: Match, at: DrawnMatch['at']): DrawnMatch => ({
    id: match.id,
    sides: [sideOf(match, 0, names), sideOf(match, 1, names)],
    isRunning: match.status === 'running',
    at,
  })
  const tree = lastRounds(
    { shape: bracket.shape, matches: new Map(bracket.matches.map(match => [match.id, match])) },
    depths,
  )
  return isTreeOpen(tree)
    ? latestMatches(bracket, maxListed).map(match => drawn(match, null))
    : tree.map(({ match, depth, place }) => drawn(match, { depth, place }))
}

function sideOf(match: Match, side: Side, names: ReadonlyMap<string, string>): DrawnSide {
  const { teamId, result, outcome } = cardSide(match, side)
  return {
    name: names.get(teamId ?? '') ?? '',
    score: shortResult(result),
    isOut: outcome === 'lost',
  }
}

/** A bracket of four teams, shown where nothing is played. */
export const sampleBracket: readonly DrawnMatch[] = [
  sample({ depth: 2, place: 0 }, ['Ember', 2], ['Nova', 0]),
  sample({ depth: 2, place: 1 }, ['Raven', 1], ['Titan', 2]),
  sample({ depth: 2, place: 3 }, ['Nova', 2], ['Raven', 1]),
  sample({ depth: 1, place: 0 }, ['Ember', 2], ['Titan', 1]),
  sample({ depth: 1, place: 1 }, ['Titan', 0], ['Nova', 2]),
  sample({ depth: 0, place: 0 }, ['Ember', 3], ['Nova', 2]),
]

function sample(
  at: DrawnMatch['at'],
  one: readonly [string, number],
  other: readonly [string, number],
): DrawnMatch {
  const side = ([name, score]: typeof one, isOut: boolean) => ({ name, score: String(score), isOut })
  const isOut = one[1] < other[1]
  return { id: JSON.stringify(at), sides: [side(one, isOut), side(other, !isOut)], isRunning: false, at }
}
