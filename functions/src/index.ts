/** The list of everything deployed: the services that the page calls, HTTP functions, triggers and schedules. */
import { deleteMyAccount } from './account/deleteMyAccount.ts'
import { exportMyData } from './account/exportMyData.ts'
import { connectDiscordChannel } from './announcements/connectDiscordChannel.ts'
import { createChatCode } from './announcements/createChatCode.ts'
import { disconnectAnnouncer } from './announcements/disconnectAnnouncer.ts'
import { testAnnouncer } from './announcements/testAnnouncer.ts'
import { updateAnnouncer } from './announcements/updateAnnouncer.ts'
import { commandHandlers } from './brackets/commandHandlers.ts'
import { deleteBracket } from './brackets/deleteBracket.ts'
import { generateBracket } from './brackets/generateBracket.ts'
import { planMatches } from './brackets/planMatches.ts'
import { createCalendarLink } from './calendar/createCalendarLink.ts'
import { bookCommentator } from './commentators/bookCommentator.ts'
import { cancelCommentatorRequest } from './commentators/cancelCommentatorRequest.ts'
import { confirmOffer } from './commentators/confirmOffer.ts'
import { markChatRead } from './commentators/markChatRead.ts'
import { offerCommentary } from './commentators/offerCommentary.ts'
import { openCommentatorLink } from './commentators/openCommentatorLink.ts'
import { renewCommentatorLink } from './commentators/renewCommentatorLink.ts'
import { requestCommentator } from './commentators/requestCommentator.ts'
import { respondToCommentatorRequest } from './commentators/respondToCommentatorRequest.ts'
import { seekCommentators } from './commentators/seekCommentators.ts'
import { sendChatMessage } from './commentators/sendChatMessage.ts'
import { addAdministrator } from './competitions/addAdministrator.ts'
import { createCompetition } from './competitions/createCompetition.ts'
import { deleteCompetition } from './competitions/deleteCompetition.ts'
import { handOver } from './competitions/handOver.ts'
import { joinCompetition } from './competitions/joinCompetition.ts'
import { leaveCompetition } from './competitions/leaveCompetition.ts'
import { removeAdministrator } from './competitions/removeAdministrator.ts'
import { removePlayer } from './competitions/removePlayer.ts'
import { updateCompetition } from './competitions/updateCompetition.ts'
import { addGuestPlayers } from './guests/addGuestPlayers.ts'
import { updateGuestPlayer } from './guests/updateGuestPlayer.ts'
import { acceptInvite } from './invitations/acceptInvite.ts'
import { createInvite } from './invitations/createInvite.ts'
import { revokeInvite } from './invitations/revokeInvite.ts'
import { setLiveLinks } from './live/setLiveLinks.ts'
import { showMatch } from './live/showMatch.ts'
import { addScreenshot } from './matchDay/addScreenshot.ts'
import { answerProposal } from './matchDay/answerProposal.ts'
import { answerReport } from './matchDay/answerReport.ts'
import { answerStandIn } from './matchDay/answerStandIn.ts'
import { askForStandIn } from './matchDay/askForStandIn.ts'
import { checkInForMatch } from './matchDay/checkInForMatch.ts'
import { markMatchRead } from './matchDay/markMatchRead.ts'
import { proposeTime } from './matchDay/proposeTime.ts'
import { reportResult } from './matchDay/reportResult.ts'
import { sendMatchMessage } from './matchDay/sendMatchMessage.ts'
import { setLobby } from './matchDay/setLobby.ts'
import { takeVetoStep } from './matchDay/takeVetoStep.ts'
import { resendMessages } from './notifications/resendMessages.ts'
import { defineService } from './platform/call/defineService.ts'
import { addPushDevice } from './push/addPushDevice.ts'
import { readPushKey } from './push/readPushKey.ts'
import { removePushDevice } from './push/removePushDevice.ts'
import { closeReadinessCheck } from './readiness/closeReadinessCheck.ts'
import { confirmGuestReadiness } from './readiness/confirmGuestReadiness.ts'
import { confirmReadiness } from './readiness/confirmReadiness.ts'
import { confirmTeamReadiness } from './readiness/confirmTeamReadiness.ts'
import { remindPlayers } from './readiness/remindPlayers.ts'
import { startReadinessCheck } from './readiness/startReadinessCheck.ts'
import { linkAccount } from './sign-in/linkAccount.ts'
import { unlinkAccount } from './sign-in/unlinkAccount.ts'
import { assignPlayer } from './teams/assignPlayer.ts'
import { createTeam } from './teams/createTeam.ts'
import { declineTeamRequest } from './teams/declineTeamRequest.ts'
import { deleteTeam } from './teams/deleteTeam.ts'
import { distributePlayers } from './teams/distributePlayers.ts'
import { joinTeam } from './teams/joinTeam.ts'
import { leaveTeam } from './teams/leaveTeam.ts'
import { makeCaptain } from './teams/makeCaptain.ts'
import { releasePlayer } from './teams/releasePlayer.ts'
import { requestPlayer } from './teams/requestPlayer.ts'
import { substitutePlayer } from './teams/substitutePlayer.ts'
import { updateTeam } from './teams/updateTeam.ts'
import { createTelegramLink } from './telegram/createTelegramLink.ts'
import { disconnectTelegram } from './telegram/disconnectTelegram.ts'

export { announceChanges } from './announcements/announceChanges.ts'
export { telegramWebhook } from './bot/telegramWebhook.ts'
export { sweepBrackets } from './brackets/sweepBrackets.ts'
export { calendarFeed } from './calendar/calendarFeed.ts'
export { clearCompetition } from './competitions/clearCompetition.ts'
export { totalsAfterPlayer, totalsAfterTeam } from './competitions/competitionTotals.ts'
export { sweepCompetitions } from './competitions/sweepCompetitions.ts'
export { mendContradictions } from './consistency/mendContradictions.ts'
export { browserErrors } from './errors/browserErrors.ts'
export { sweepInvitations } from './invitations/sweepInvitations.ts'
export { fanOutEvent } from './notifications/fanOutEvent.ts'
export { sendDeliveries } from './notifications/sendDeliveries.ts'
export { sweepNotifications } from './notifications/sweepNotifications.ts'
export { unsubscribe } from './notifications/unsubscribe.ts'
export { competitionPreview } from './preview/competitionPreview.ts'
export { createProfile } from './profiles/createProfile.ts'
export { keepPublicCopies } from './publicCopies/keepPublicCopies.ts'
export { mendPublicCopies } from './publicCopies/mendPublicCopies.ts'
export { signIn } from './sign-in/signIn.ts'
export { sweepSignIns } from './sign-in/sweepSignIns.ts'
export { competitionPage } from './snapshot/competitionPage.ts'
export { competitionSnapshot } from './snapshot/competitionSnapshot.ts'
export { fireTimers } from './timers/fireTimers.ts'

export const brackets = defineService('brackets', {
  generateBracket,
  deleteBracket,
  planMatches,
  ...commandHandlers,
  checkInForMatch,
  takeVetoStep,
  reportResult,
  addScreenshot,
  answerReport,
  proposeTime,
  answerProposal,
  sendMatchMessage,
  markMatchRead,
  setLobby,
  askForStandIn,
  answerStandIn,
})

export const teams = defineService('teams', {
  createTeam,
  updateTeam,
  deleteTeam,
  joinTeam,
  leaveTeam,
  assignPlayer,
  requestPlayer,
  declineTeamRequest,
  releasePlayer,
  makeCaptain,
  substitutePlayer,
  distributePlayers,
})

export const competitions = defineService('competitions', {
  createCompetition,
  updateCompetition,
  deleteCompetition,
  setLiveLinks,
  showMatch,
  joinCompetition,
  leaveCompetition,
  removePlayer,
  addGuestPlayers,
  updateGuestPlayer,
  addAdministrator,
  removeAdministrator,
  handOver,
  createInvite,
  revokeInvite,
  acceptInvite,
  startReadinessCheck,
  closeReadinessCheck,
  confirmReadiness,
  confirmTeamReadiness,
  confirmGuestReadiness,
  remindPlayers,
  requestCommentator,
  cancelCommentatorRequest,
  renewCommentatorLink,
  openCommentatorLink,
  respondToCommentatorRequest,
  sendChatMessage,
  markChatRead,
  seekCommentators,
  offerCommentary,
  confirmOffer,
  bookCommentator,
  resendMessages,
  connectDiscordChannel,
  createChatCode,
  updateAnnouncer,
  testAnnouncer,
  disconnectAnnouncer,
})

export const account = defineService('account', {
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
})
