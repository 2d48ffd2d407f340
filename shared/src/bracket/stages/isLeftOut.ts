import { valveLimits } from '../../format/valveSwiss.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import type { SwissStage } from '../model/stage.ts'
import { entrantTeams } from './entrantTeams.ts'
import { lateEntries } from './lateEntries.ts'
import { isPublished, swissRounds } from './publication.ts'
import { tableMatches } from './stageMatches.ts'

/**
 * Whether a team can fill an empty slot of a published round: one that the round has left out. If there is none, because
 * results were corrected since, one that has left the stage by now.
 */
export function canFillRound(bracket: Bracket, stage: SwissStage, match: Match, teamId: string): boolean {
  const teamIds = entrantTeams(bracket, stage, 0)
  const isOut = (id: string | null) => id !== null && isLeftOut(bracket, stage, match, id)
  return isOut(teamId) || (!teamIds.some(isOut) && isMissing(bracket, stage, match, teamId))
}

/** Whether a team that plays on in a Swiss stage is in no match of a published round. */
export function isLeftOut(bracket: Bracket, stage: SwissStage, match: Match, teamId: string): boolean {
  return isMissing(bracket, stage, match, teamId) && !hasLeft(bracket, stage, match.round, teamId)
}

/** Whether a team of a Swiss stage that has entered before a published round is in no match of it. */
function isMissing(bracket: Bracket, stage: SwissStage, { round }: Match, teamId: string): boolean {
  const matches = swissRounds(bracket, stage)[round - 1] ?? []
  const missedRounds = lateEntries(bracket, stage).get(teamId)?.missedRounds ?? 0
  if (!isPublished(matches) || missedRounds >= round) return false
  if (!entrantTeams(bracket, stage, 0).includes(teamId)) return false
  return !matches.some(match => teamPair(match).includes(teamId))
}

/** Whether a team has enough wins or losses to leave a stage of Valve's before a round. */
function hasLeft({ matches }: Bracket, stage: SwissStage, round: number, teamId: string): boolean {
  if (stage.pairing !== 'valve') return false
  const results = tableMatches(stage, matches)
    .filter(match => match.round < round && teamPair(match).includes(teamId))
    .map(match => match.winner !== null && match.slots[match.winner].teamId === teamId)
  const wins = results.filter(Boolean).length
  const { winsToAdvance, lossesToLeave } = valveLimits(stage)
  return wins >= winsToAdvance || results.length - wins >= lossesToLeave
}
