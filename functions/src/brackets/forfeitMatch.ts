import { forfeitMatch as forfeit } from '@upper-bracket/shared/bracket/commands/forfeitMatch'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeMatch, onlyRevision } from './changeMatch.ts'

/** Ends a match that one side or both give up. */
export const forfeitMatch = defineHandler('forfeitMatch', call => {
  const { matchId, sides } = call.input
  const upper = sides.includes(0)
  const lower = sides.includes(1)
  return changeMatch(call, {
    action: 'forfeitMatch',
    needs: upper && lower ? 'fed-by-nobody' : 'fed',
    apply: bracket => forfeit(bracket, matchId, sides),
    isDone: ({ status, forfeits }) => status === 'finished' && forfeits[0] === upper && forfeits[1] === lower,
    answer: onlyRevision,
    logged: [],
  })
})
