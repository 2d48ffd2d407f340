import { correctScore as correct } from '@upper-bracket/shared/bracket/commands/correctScore'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeMatch, onlyRevision } from './changeMatch.ts'
import { isSameScore } from './isSameScore.ts'

/** Changes the score of a match that is over where its winner stays the same. */
export const correctScore = defineHandler('correctScore', call =>
  changeMatch(call, {
    action: 'correctScore',
    needs: 'match',
    apply: bracket => correct(bracket, call.input.matchId, call.input.score),
    isDone: ({ status, score, forfeits }) =>
      status === 'finished' && !forfeits.some(Boolean) && isSameScore(score, call.input.score),
    answer: onlyRevision,
    logged: [],
  }),
)
