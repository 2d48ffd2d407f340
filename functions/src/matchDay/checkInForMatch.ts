import { checkInSide } from '@upper-bracket/shared/matchDay/checkIn'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { actForTeam } from './actForTeam.ts'

/** A team is there; the match starts once both are. */
export const checkInForMatch = defineHandler('checkInForMatch', ({ uid, input, now }) =>
  actForTeam({
    action: 'checkInForMatch',
    ...{ uid, input, now },
    change: ({ room, match, matchDay }, side) => checkInSide(room, match, { side, matchDay, now }),
    isDone: ({ room: { checkIn } }, side) =>
      checkIn?.revision === input.revision && checkIn.at[side] !== null,
  }),
)
