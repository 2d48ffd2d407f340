import type { LogEntry } from './logEntry.ts'

/** The topics by which the history can be filtered. */
export const logTopics = ['matches', 'people', 'settings'] as const
export type LogTopic = (typeof logTopics)[number]

const topicOfAction: Readonly<Record<LogEntry['action'], LogTopic>> = {
  generateBracket: 'matches',
  deleteBracket: 'matches',
  startMatch: 'matches',
  unstartMatch: 'matches',
  setScore: 'matches',
  finishSeries: 'matches',
  correctScore: 'matches',
  forfeitMatch: 'matches',
  reopenMatch: 'matches',
  placeTeam: 'matches',
  clearSlot: 'matches',
  disqualifyTeam: 'matches',
  reinstateTeam: 'matches',
  replaceTeam: 'matches',
  enterLate: 'matches',
  cancelLateEntry: 'matches',
  publishRound: 'matches',
  takeBack: 'matches',
  decideTie: 'matches',
  setSeriesLength: 'matches',
  reshapeStage: 'matches',
  planMatches: 'matches',

  addAdministrator: 'people',
  removeAdministrator: 'people',
  handOver: 'people',
  createInvitation: 'people',
  revokeInvitation: 'people',
  acceptInvitation: 'people',
  takeOver: 'people',
  removePlayer: 'people',
  addGuestPlayer: 'people',
  addGuestPlayers: 'people',
  inviteGuestsByMail: 'people',
  updateGuestPlayer: 'people',
  startReadinessCheck: 'people',
  closeReadinessCheck: 'people',
  createTeam: 'people',
  updateTeam: 'people',
  setTeamLogo: 'people',
  deleteTeam: 'people',
  assignPlayer: 'people',
  makeCaptain: 'people',
  substitutePlayer: 'people',
  distributePlayers: 'people',

  updateCompetition: 'settings',
  importCompetition: 'settings',
  setLiveLinks: 'settings',
  requestCommentator: 'settings',
  cancelCommentatorRequest: 'settings',
  renewCommentatorLink: 'settings',
  seekCommentators: 'settings',
  confirmOffer: 'settings',
  bookCommentator: 'settings',
  setProducer: 'settings',
  connectAnnouncer: 'settings',
  updateAnnouncer: 'settings',
  disconnectAnnouncer: 'settings',
  resendMessages: 'settings',
  addWebhook: 'settings',
  updateWebhook: 'settings',
  rotateWebhookSecret: 'settings',
  pauseWebhook: 'settings',
  resumeWebhook: 'settings',
  removeWebhook: 'settings',
  createApiKey: 'settings',
  revokeApiKey: 'settings',
  createOverlay: 'settings',
  revokeOverlay: 'settings',
}

/** Returns the actions of a topic. */
export function actionsOn(topic: LogTopic): readonly LogEntry['action'][] {
  const actions = Object.keys(topicOfAction) as LogEntry['action'][]
  return actions.filter(action => topicOfAction[action] === topic)
}
