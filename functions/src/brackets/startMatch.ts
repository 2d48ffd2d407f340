import { startMatch as start } from '@upper-bracket/shared/bracket/commands/startMatch'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeMatch, onlyRevision } from './changeMatch.ts'

/** Starts a match that has both its teams. */
export const startMatch = defineHandler('startMatch', call =>
  changeMatch(call, {
    action: 'startMatch',
    needs: 'match',
    apply: bracket => start(bracket, call.input.matchId),
    isDone: match => match.status === 'running',
    answer: onlyRevision,
    logged: null,
  }),
)
