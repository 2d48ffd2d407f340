import { accountActions } from './account/accountActions.ts'
import type { Actions } from './actions/defineService.ts'
import { announcerActions } from './announcements/announcerActions.ts'
import { bracketActions } from './brackets/bracketActions.ts'
import { calendarActions } from './calendar/calendarActions.ts'
import { commentatorActions } from './commentators/commentatorActions.ts'
import { competitionActions } from './competitions/competitionActions.ts'
import { guestActions } from './guests/guestActions.ts'
import { apiKeyActions } from './integrations/apiKeyActions.ts'
import { webhookActions } from './integrations/webhookActions.ts'
import { invitationActions } from './invitations/invitationActions.ts'
import { liveActions } from './live/liveActions.ts'
import { overlayActions } from './live/overlayActions.ts'
import { matchRoomActions } from './matchRoom/matchRoomActions.ts'
import { sideActions } from './matchRoom/sideActions.ts'
import { notificationActions } from './notifications/notificationActions.ts'
import { pushActions } from './push/pushActions.ts'
import { readinessActions } from './readiness/readinessActions.ts'
import { linkingActions } from './sign-in/linkingActions.ts'
import { seatActions } from './teams/seatActions.ts'
import { teamActions } from './teams/teamActions.ts'
import { teamChatActions } from './teams/teamChatActions.ts'
import { telegramActions } from './telegram/telegramActions.ts'
import { startggActions } from './transfer/startggActions.ts'
import { transferActions } from './transfer/transferActions.ts'

/** The actions of all callables. */
export const allActions: Actions = {
  ...bracketActions,
  ...sideActions,
  ...matchRoomActions,
  ...commentatorActions,
  ...teamActions,
  ...seatActions,
  ...teamChatActions,
  ...competitionActions,
  ...startggActions,
  ...transferActions,
  ...guestActions,
  ...liveActions,
  ...overlayActions,
  ...invitationActions,
  ...readinessActions,
  ...announcerActions,
  ...webhookActions,
  ...apiKeyActions,
  ...notificationActions,
  ...accountActions,
  ...linkingActions,
  ...calendarActions,
  ...pushActions,
  ...telegramActions,
}
