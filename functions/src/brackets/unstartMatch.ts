import { unstartMatch as unstart } from '@upper-bracket/shared/bracket/commands/unstartMatch'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeMatch, onlyRevision } from './changeMatch.ts'
import { isSameScore } from './isSameScore.ts'

/** Takes back that a match was started. The log keeps the score that it had. */
export const unstartMatch = defineHandler('unstartMatch', call =>
  changeMatch(call, {
    action: 'unstartMatch',
    needs: 'match',
    apply: bracket => unstart(bracket, call.input.matchId),
    isDone: match => match.status === 'ready' && isSameScore(match.score, [0, 0]),
    answer: onlyRevision,
    logged: [],
  }),
)
