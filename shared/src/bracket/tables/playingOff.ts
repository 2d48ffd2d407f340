import { isOver, type Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'

/** The number of tied teams up to which they play tie-break matches, each against each. */
export const maxTieBreakTeams = 3

export type TeamsOfPair = readonly [string, string]

export function isMeetingOf({ slots }: Pick<Match, 'slots'>, pair: TeamsOfPair): boolean {
  const teamIds = teamPair({ slots })
  return pair.every(teamId => teamIds.includes(teamId))
}

/** Each two of some tied teams. */
export function pairsOf(teamIds: readonly string[]): readonly TeamsOfPair[] {
  return teamIds.flatMap((one, index) => teamIds.slice(index + 1).map((other): TeamsOfPair => [one, other]))
}

/**
 * Whether tied teams play tie-break matches that will decide: no order of theirs counts until these are over, be it that
 * one of them is played again.
 */
export function arePlayingOff(
  tieBreaks: readonly Pick<Match, 'slots' | 'status' | 'winner'>[],
  teamIds: readonly string[],
): boolean {
  if (teamIds.length > maxTieBreakTeams) return false
  const meetings = pairsOf(teamIds).map(pair => {
    const own = tieBreaks.filter(each => isMeetingOf(each, pair))
    // One that both sides forfeited counts too, unless it is played again.
    return own.findLast(each => !isOver(each) || each.winner !== null) ?? own.at(-1)
  })
  return meetings.every(match => match !== undefined) && meetings.some(match => !isOver(match))
}
