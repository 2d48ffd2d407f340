import { accountActions } from '../account/accountActions.ts'
import { defineService } from '../actions/defineService.ts'
import { calendarActions } from '../calendar/calendarActions.ts'
import { pushActions } from '../push/pushActions.ts'
import { linkingActions } from '../sign-in/linkingActions.ts'
import { telegramActions } from '../telegram/telegramActions.ts'

export const actionsOfAccount = {
  ...accountActions,
  ...linkingActions,
  ...calendarActions,
  ...pushActions,
  ...telegramActions,
}

export const account = defineService('account', actionsOfAccount)
