import { clearSlot as clear } from '@upper-bracket/shared/bracket/commands/clearSlot'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeMatch, onlyRevision } from './changeMatch.ts'

/** Takes the team out of a slot of a match that has not begun. */
export const clearSlot = defineHandler('clearSlot', call => {
  const { matchId, slot } = call.input
  return changeMatch(call, {
    action: 'clearSlot',
    needs: 'match',
    apply: bracket => clear(bracket, { matchId, side: slot }),
    isDone: match => !isOver(match) && match.slots[slot].teamId === null,
    answer: onlyRevision,
    logged: [],
  })
})
