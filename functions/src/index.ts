/** All deployed functions: the services that the page calls, HTTP functions, triggers and schedules. */
import { accountActions } from './account/accountActions.ts'
import { type Actions, defineService } from './actions/defineService.ts'
import { announcerActions } from './announcements/announcerActions.ts'
import { defineApiActions } from './api/apiActions.ts'
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

export { announceChanges } from './announcements/announceChanges.ts'
export { publicApi } from './api/publicApi.ts'
export { telegramWebhook } from './bot/telegramWebhook.ts'
export { sweepBrackets } from './brackets/sweepBrackets.ts'
export { calendarFeed } from './calendar/calendarFeed.ts'
export { clearCompetition } from './competitions/clearCompetition.ts'
export { totalsAfterPlayer, totalsAfterTeam } from './competitions/competitionTotals.ts'
export { sweepCompetitions } from './competitions/sweepCompetitions.ts'
export { repairInconsistencies } from './consistency/repairInconsistencies.ts'
export { browserErrors } from './errors/browserErrors.ts'
export { sendWebhooks } from './integrations/sendWebhooks.ts'
export { sweepInvitations } from './invitations/sweepInvitations.ts'
export { fanOutEvent } from './notifications/fanOutEvent.ts'
export { sendDeliveries } from './notifications/sendDeliveries.ts'
export { sweepNotifications } from './notifications/sweepNotifications.ts'
export { unsubscribe } from './notifications/unsubscribe.ts'
export { competitionPreview } from './preview/competitionPreview.ts'
export { createProfile } from './profiles/createProfile.ts'
export { keepPublicCopies } from './publicCopies/keepPublicCopies.ts'
export { repairPublicCopies } from './publicCopies/repairPublicCopies.ts'
export { signIn } from './sign-in/signIn.ts'
export { sweepSignIns } from './sign-in/sweepSignIns.ts'
export { competitionList } from './snapshot/competitionList.ts'
export { competitionPage } from './snapshot/competitionPage.ts'
export { competitionSnapshot } from './snapshot/competitionSnapshot.ts'
export { oEmbed } from './snapshot/oEmbed.ts'
export { clearTeam } from './teams/clearTeam.ts'
export { fireTimers } from './timers/fireTimers.ts'
export { competitionFile } from './transfer/competitionFile.ts'

const actions: Actions = {
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

export const brackets = defineService('brackets', actions)
export const teams = defineService('teams', actions)
export const competitions = defineService('competitions', actions)
export const account = defineService('account', actions)
export const apiActions = defineApiActions(actions)
