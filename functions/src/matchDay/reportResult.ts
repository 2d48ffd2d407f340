import { reportResult as report } from '@upper-bracket/shared/matchDay/reportResult'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { actForTeam, hasEndedWith } from './actForTeam.ts'

/** A team says how its match ended. It is the result once the other team says so, too, or has let its time pass. */
export const reportResult = defineHandler('reportResult', ({ uid, input, now }) =>
  actForTeam({
    action: 'reportResult',
    ...{ uid, input, now },
    change: ({ room, match, matchDay }, side) => report(room, match, { ...input, side, uid, matchDay, now }),
    isDone: found => hasEndedWith(found, input.score, input.revision),
  }),
)
