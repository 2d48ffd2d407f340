import type { TieOfThree } from '../../format/stageKinds/tieRules.ts'
import { isOver, type Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'

/** The number of tied teams up to which they play tie-break matches. */
export const maxTieBreakTeams = 3

export type TeamsOfPair = readonly [string, string]

type Meeting = Pick<Match, 'slots' | 'status' | 'winner'>

export function isMeetingOf({ slots }: Pick<Match, 'slots'>, pair: TeamsOfPair): boolean {
  const teamIds = teamPair({ slots })
  return pair.every(teamId => teamIds.includes(teamId))
}

/** Each two of some tied teams, in the order in which they play. */
export function pairsOf(teamIds: readonly string[]): readonly TeamsOfPair[] {
  return teamIds
    .flatMap((one, index) => teamIds.slice(index + 1).map((other): TeamsOfPair => [one, other]))
    .toReversed()
}

/**
 * The tie-break matches of tied teams, who are given in the order of seeds, as far as it is known who plays them: each
 * two meet or, in a ladder of three, the best seed meets the winner of the others. A match is undefined if the two have
 * none; one that both sides forfeited counts too, unless it is played again.
 */
export function meetingsOf<M extends Meeting>(
  tieBreaks: readonly M[],
  teamIds: readonly string[],
  tieOfThree?: TieOfThree,
): readonly { readonly pair: TeamsOfPair; readonly match: M | undefined }[] {
  const meetingOf = (pair: TeamsOfPair) => {
    const own = tieBreaks.filter(each => isMeetingOf(each, pair))
    return { pair, match: own.findLast(each => !isOver(each) || each.winner !== null) ?? own.at(-1) }
  }
  const [best = '', second = '', third = ''] = teamIds
  if (!isLadder(teamIds, tieOfThree)) return pairsOf(teamIds).map(meetingOf)
  const first = meetingOf([second, third])
  const winner = first.match && winnerOf(first.match)
  return winner ? [first, meetingOf([best, winner])] : [first]
}

/** Whether tied teams play a ladder of two matches. */
export function isLadder(teamIds: readonly string[], tieOfThree: TieOfThree = 'each'): boolean {
  return tieOfThree === 'ladder' && teamIds.length === 3
}

export function winnerOf({ slots, winner }: Pick<Match, 'slots' | 'winner'>): string | null {
  return winner === null ? null : slots[winner].teamId
}

/**
 * Whether tied teams play tie-break matches that will decide: no order of theirs counts until these are over, be it that
 * one of them is played again.
 */
export function arePlayingOff(
  tieBreaks: readonly Meeting[],
  teamIds: readonly string[],
  tieOfThree?: TieOfThree,
): boolean {
  if (teamIds.length > maxTieBreakTeams) return false
  const meetings = meetingsOf(tieBreaks, teamIds, tieOfThree).map(({ match }) => match)
  return meetings.every(match => match !== undefined) && meetings.some(match => !isOver(match))
}
