import { proposeTime as propose } from '@upper-bracket/shared/matchDay/proposeTime'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { actForTeam } from './actForTeam.ts'

/** A team asks its opponent to play at another time. */
export const proposeTime = defineHandler('proposeTime', ({ uid, input, now }) =>
  actForTeam({
    action: 'proposeTime',
    ...{ uid, input, now },
    change: ({ room, match, matchDay, open: { competition } }, side) =>
      propose(room, { match, competition }, { ...input, side, matchDay, now }),
    isDone: ({ room }) => room.proposal?.proposalId === input.proposalId,
  }),
)
