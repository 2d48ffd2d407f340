import { defineService } from '../actions/defineService.ts'
import { bracketActions } from '../brackets/bracketActions.ts'
import { matchRoomActions } from '../matchRoom/matchRoomActions.ts'
import { sideActions } from '../matchRoom/sideActions.ts'

export const actionsOfBrackets = { ...bracketActions, ...sideActions, ...matchRoomActions }

export const brackets = defineService('brackets', actionsOfBrackets)
