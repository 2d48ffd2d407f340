import { setScore as set } from '@upper-bracket/shared/bracket/commands/setScore'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeMatch, onlyRevision } from './changeMatch.ts'
import { isSameScore } from './isSameScore.ts'

/** Sets the games won so far in a running match. */
export const setScore = defineHandler('setScore', call =>
  changeMatch(call, {
    action: 'setScore',
    needs: 'match',
    apply: bracket => set(bracket, call.input.matchId, call.input.score),
    isDone: match => match.status === 'running' && isSameScore(match.score, call.input.score),
    answer: onlyRevision,
    logged: null,
  }),
)
