import { refuse } from '@upper-bracket/shared/errors/outcome'
import { answerStandIn as answer } from '@upper-bracket/shared/matchDay/answerStandIn'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { actForTeam } from './actForTeam.ts'
import { holdStandIn, readStandIn } from './standInEntry.ts'

/** A team agrees to its opponent's stand-in or declines, or does without its own. */
export const answerStandIn = defineHandler('answerStandIn', ({ uid, input, now }) =>
  actForTeam({
    action: 'answerStandIn',
    ...{ uid, input, now },
    change: async (found, side, { reads, writes }) => {
      const { room, match } = found
      const { standInId, accepts } = input
      const asked = room.standIns.find(each => each.standInId === standInId)
      if (asked === undefined) return refuse('stand-in-gone')
      const { incoming, isBusy } = await readStandIn(reads, found, asked.inUid)
      const answered = answer(room, match, {
        ...{ standInId, side, accepts, isBusy },
        incoming: incoming.data() ?? null,
      })
      if (answered.ok) holdStandIn(writes, incoming, [room, answered.value.room])
      return answered
    },
    isDone: ({ room }, side) =>
      room.standIns.some(each => {
        const refused = each.side === side ? 'withdrawn' : 'declined'
        return each.standInId === input.standInId && each.state === (input.accepts ? 'granted' : refused)
      }),
  }),
)
