/** All deployed functions: the services that the page calls, HTTP functions, triggers and schedules. */
import { deleteMyAccount } from './account/deleteMyAccount.ts'
import { exportMyData } from './account/exportMyData.ts'
import { type Actions, defineService } from './actions/defineService.ts'
import { connectDiscordChannel } from './announcements/connectDiscordChannel.ts'
import { createChatCode } from './announcements/createChatCode.ts'
import { disconnectAnnouncer } from './announcements/disconnectAnnouncer.ts'
import { testAnnouncer } from './announcements/testAnnouncer.ts'
import { updateAnnouncer } from './announcements/updateAnnouncer.ts'
import { bracketActions } from './brackets/bracketActions.ts'
import { createCalendarLink } from './calendar/createCalendarLink.ts'
import { commentatorActions } from './commentators/commentatorActions.ts'
import { competitionActions } from './competitions/competitionActions.ts'
import { guestActions } from './guests/guestActions.ts'
import { invitationActions } from './invitations/invitationActions.ts'
import { liveActions } from './live/liveActions.ts'
import { matchRoomActions } from './matchRoom/matchRoomActions.ts'
import { sideActions } from './matchRoom/sideActions.ts'
import { resendMessages } from './notifications/resendMessages.ts'
import { addPushDevice } from './push/addPushDevice.ts'
import { readPushKey } from './push/readPushKey.ts'
import { removePushDevice } from './push/removePushDevice.ts'
import { readinessActions } from './readiness/readinessActions.ts'
import { linkAccount } from './sign-in/linkAccount.ts'
import { unlinkAccount } from './sign-in/unlinkAccount.ts'
import { seatActions } from './teams/seatActions.ts'
import { teamActions } from './teams/teamActions.ts'
import { createTelegramLink } from './telegram/createTelegramLink.ts'
import { disconnectTelegram } from './telegram/disconnectTelegram.ts'

export { announceChanges } from './announcements/announceChanges.ts'
export { telegramWebhook } from './bot/telegramWebhook.ts'
export { sweepBrackets } from './brackets/sweepBrackets.ts'
export { calendarFeed } from './calendar/calendarFeed.ts'
export { clearCompetition } from './competitions/clearCompetition.ts'
export { totalsAfterPlayer, totalsAfterTeam } from './competitions/competitionTotals.ts'
export { sweepCompetitions } from './competitions/sweepCompetitions.ts'
export { repairInconsistencies } from './consistency/repairInconsistencies.ts'
export { browserErrors } from './errors/browserErrors.ts'
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
export { competitionPage } from './snapshot/competitionPage.ts'
export { competitionSnapshot } from './snapshot/competitionSnapshot.ts'
export { fireTimers } from './timers/fireTimers.ts'

const actions: Actions = {
  ...bracketActions,
  ...sideActions,
  ...matchRoomActions,
  ...commentatorActions,
  ...teamActions,
  ...seatActions,
  ...competitionActions,
  ...guestActions,
  ...liveActions,
  ...invitationActions,
  ...readinessActions,
  resendMessages,
  connectDiscordChannel,
  createChatCode,
  updateAnnouncer,
  testAnnouncer,
  disconnectAnnouncer,
  linkAccount,
  unlinkAccount,
  exportMyData,
  deleteMyAccount,
  createTelegramLink,
  disconnectTelegram,
  createCalendarLink,
  readPushKey,
  addPushDevice,
  removePushDevice,
}

export const brackets = defineService('brackets', actions)
export const teams = defineService('teams', actions)
export const competitions = defineService('competitions', actions)
export const account = defineService('account', actions)
