import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import type { SwissStage } from '../model/stage.ts'
import { isUsed } from '../model/isUsed.ts'
import { tableMatches } from './stageMatches.ts'
import { withdrawnTeams } from './withdrawals.ts'

/** The matches of a Swiss stage by round. */
export function swissRounds({ matches }: Bracket, stage: SwissStage): readonly (readonly Match[])[] {
  return [...Map.groupBy(tableMatches(stage, matches), ({ round }) => round).values()]
}

/** Whether the pairings of a round are published: its matches have teams, or nobody is left to play them. */
export function isPublished(matches: readonly Match[]): boolean {
  return matches.every(isOver) || matches.some(match => match.status !== 'waiting' && isUsed(match))
}

/** The round that can be published next, because all earlier ones are over; null if there is none. */
export function dueRound(bracket: Bracket, stage: SwissStage): number | null {
  const rounds = swissRounds(bracket, stage)
  const index = rounds.findIndex(matches => !isPublished(matches))
  return index < 0 || !rounds.slice(0, index).flat().every(isOver) ? null : index + 1
}

/**
 * The latest published round if it can be drawn again as long as none of its matches has started; null if there is
 * none. A round is not drawn again if nothing else records the disqualification of a team that has entered late.
 */
export function redrawableRound(bracket: Bracket, stage: SwissStage): number | null {
  const rounds = swissRounds(bracket, stage)
  const round = rounds.findLastIndex(isPublished) + 1
  const before = new Set(rounds.slice(0, round - 1).flatMap(matches => matches.flatMap(teamPair)))
  const isRecorded = [...withdrawnTeams(rounds[round - 1] ?? [])].every(teamId => before.has(teamId))
  // The first round does not depend on results.
  return round > 1 && isRecorded ? round : null
}
