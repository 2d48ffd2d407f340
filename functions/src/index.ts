/** All deployed functions: the services that the page calls, HTTP functions, triggers and schedules. */
import { defineService } from './actions/defineService.ts'
import { allActions } from './allActions.ts'
import { defineApiActions } from './api/apiActions.ts'

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

export const brackets = defineService('brackets', allActions)
export const teams = defineService('teams', allActions)
export const competitions = defineService('competitions', allActions)
export const account = defineService('account', allActions)
export const apiActions = defineApiActions(allActions)
