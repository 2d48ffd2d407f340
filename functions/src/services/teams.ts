import { defineService } from '../actions/defineService.ts'
import { draftActions } from '../drafts/draftActions.ts'
import { seatActions } from '../teams/seatActions.ts'
import { teamActions } from '../teams/teamActions.ts'
import { teamChatActions } from '../teams/teamChatActions.ts'

export const actionsOfTeams = { ...teamActions, ...seatActions, ...teamChatActions, ...draftActions }

export const teams = defineService('teams', actionsOfTeams)
