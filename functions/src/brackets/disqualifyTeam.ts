import { disqualifyTeam as disqualify } from '@upper-bracket/shared/bracket/commands/disqualifyTeam'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeTeam } from './changeTeam.ts'

/** Lets a team lose whatever it has still to play. */
export const disqualifyTeam = defineHandler('disqualifyTeam', call =>
  changeTeam(call, {
    action: 'disqualifyTeam',
    apply: bracket => disqualify(bracket, call.input.teamId),
    logged: [call.input.teamId],
  }),
)
