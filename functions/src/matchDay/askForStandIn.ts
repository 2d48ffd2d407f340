import { askForStandIn as ask } from '@upper-bracket/shared/matchDay/askForStandIn'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { actForTeam } from './actForTeam.ts'
import { holdStandIn, readStandIn } from './standInEntry.ts'

/** A team asks that somebody else plays in the place of a member, in one match. */
export const askForStandIn = defineHandler('askForStandIn', ({ uid, input, now }) =>
  actForTeam({
    action: 'askForStandIn',
    ...{ uid, input, now },
    change: async (found, side, { reads, writes, organizes }) => {
      const { room, match, matchDay } = found
      const { standInId, outUid, inUid } = input
      const [outgoing, standIn] = await Promise.all([
        reads.get(documents.player(input.competitionId, outUid)),
        readStandIn(reads, found, inUid),
      ])
      const { incoming, isBusy } = standIn
      const asked = ask(room, match, {
        ...{ standInId, side, uid, organizes, inUid, isBusy, matchDay, now },
        outgoing: outgoing.data() ?? null,
        incoming: incoming.data() ?? null,
      })
      if (asked.ok) holdStandIn(writes, incoming, [room, asked.value.room])
      return asked
    },
    isDone: ({ room }) => room.standIns.some(({ standInId }) => standInId === input.standInId),
  }),
)
