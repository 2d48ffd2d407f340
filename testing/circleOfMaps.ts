import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { applied, twoGroups } from './stagedCompetition.ts'

type Map = readonly [winner: number, loser: number, rounds: readonly [number, number]]

export const groupByRounds = {
  ...twoGroups,
  groups: 1,
  criteria: ['points', 'head-to-head', 'round-difference', 'rounds-won'],
} as const

/** By seeds: the first three beat the fourth, and each other in a circle that the last map closes. */
const maps: readonly Map[] = [
  [1, 4, [13, 5]],
  [2, 4, [13, 5]],
  [3, 4, [13, 5]],
  [1, 2, [13, 10]],
  [2, 3, [13, 11]],
]

/** Plays a group of four up to the map of the third against the first seed; with 13:7 the third is the best of them. */
export function circleOfMaps(bracket: Bracket): Bracket {
  return maps.reduce(withMap, bracket)
}

function withMap(bracket: Bracket, [winner, loser, rounds]: Map): Bracket {
  const ids = [winner, loser].map(seed => bracket.shape.teamIds[seed - 1])
  const match = [...bracket.matches.values()].find(
    ({ stage, slots }) => stage === 's1' && slots.every(({ teamId }) => ids.includes(teamId ?? '')),
  )
  if (match === undefined) throw new Error(`No match of ${winner} and ${loser}`)
  const isFirst = match.slots[0].teamId === ids[0]
  const score: readonly [number, number] = isFirst ? [1, 0] : [0, 1]
  const ordered: readonly [number, number] = isFirst ? rounds : [rounds[1], rounds[0]]
  const games = [{ outcome: isFirst ? 0 : 1, rounds: ordered, source: 'organizer' }] as const
  const { id: matchId } = match
  return applied(applied(bracket, 'startMatch', { matchId }), 'finishSeries', { matchId, score, games })
}
