import { placeTeam as place } from '@upper-bracket/shared/bracket/commands/placeTeam'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeMatch, onlyRevision } from './changeMatch.ts'

/** Puts a team into an empty slot by hand. */
export const placeTeam = defineHandler('placeTeam', call => {
  const { matchId, slot, teamId } = call.input
  return changeMatch(call, {
    action: 'placeTeam',
    needs: 'whole',
    apply: bracket => place(bracket, { matchId, side: slot }, teamId),
    isDone: match => match.slots[slot].teamId === teamId && !match.slots[slot].closed,
    answer: onlyRevision,
    logged: [teamId],
  })
})
