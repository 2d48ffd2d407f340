import type { Bracket } from './bracket.ts'
import type { Match } from './match.ts'
import { matchId } from './plannedMatch.ts'

/** The team that has won the bracket; null while it is not over. The finals alone need to be given. */
export function champion({ shape, matches }: Bracket): string | null {
  const stage = shape.format === 'single' ? 'main' : 'final'
  const last = matches.get(matchId(stage, shape.rounds[stage], 0))
  const deciding =
    stage === 'final' && last?.status !== 'finished' ? matches.get(matchId('final', 1, 0)) : last
  return deciding === undefined || awaitsSecondFinal(deciding) ? null : winningTeam(deciding)
}

function awaitsSecondFinal(match: Match): boolean {
  return match.stage === 'final' && match.winnerTo !== null && match.winner === 1
}

function winningTeam(match: Match): string | null {
  return match.winner === null ? null : match.slots[match.winner].teamId
}
