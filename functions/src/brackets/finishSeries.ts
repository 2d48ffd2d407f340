import { finishSeries as finish } from '@upper-bracket/shared/bracket/commands/finishSeries'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeMatch, onlyRevision } from './changeMatch.ts'
import { isSameScore } from './isSameScore.ts'

/** Ends a series: both teams go on to their next matches, and the last one makes the champion. */
export const finishSeries = defineHandler('finishSeries', call =>
  changeMatch(call, {
    action: 'finishSeries',
    needs: 'fed',
    apply: bracket => finish(bracket, call.input.matchId, call.input.score),
    isDone: match => match.status === 'finished' && isSameScore(match.score, call.input.score),
    answer: onlyRevision,
    logged: [],
  }),
)
