import { defineService } from '../actions/defineService.ts'
import { seatActions } from '../teams/seatActions.ts'
import { teamActions } from '../teams/teamActions.ts'
import { teamChatActions } from '../teams/teamChatActions.ts'

export const actionsOfTeams = { ...teamActions, ...seatActions, ...teamChatActions }

export const teams = defineService('teams', actionsOfTeams)
