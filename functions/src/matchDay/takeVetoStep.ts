import { takeVetoStep as take } from '@upper-bracket/shared/matchDay/veto/takeVetoStep'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { actForTeam } from './actForTeam.ts'

/** A team bans or picks a map, or chooses a side or its place in the pick order. */
export const takeVetoStep = defineHandler('takeVetoStep', ({ uid, input, now }) =>
  actForTeam({
    action: 'takeVetoStep',
    ...{ uid, input, now },
    change: ({ room, match }, side) => take(room, match, { ...input, side, uid, now }),
    // Scores within the series leave the veto alone. Where there is none, the rules say so.
    revisionOf: ({ room }) => room.veto?.revision ?? input.revision,
  }),
)
