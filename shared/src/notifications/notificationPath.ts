import type { Notification, NotificationFacts } from './notification.ts'
import type { NotificationKind } from './notificationKinds.ts'

const page = (tab: string) => (competitionId: string) => `/competitions/${competitionId}${tab}`
const competition = page('')
const teams = page('/teams')

const match = (competitionId: string, { matchId }: { readonly matchId: string }) =>
  `${page('/bracket')(competitionId)}?${new URLSearchParams({ match: matchId })}`

const matchRoom = (competitionId: string, { matchId }: { readonly matchId: string }) =>
  page(`/matches/${matchId}`)(competitionId)

const own = (_: string, { path }: { readonly path: string }) => path

const paths: {
  readonly [K in NotificationKind]: (competitionId: string, facts: NotificationFacts[K]) => string
} = {
  readinessCheck: competition,
  readinessReminder: competition,
  bracketPublished: page('/bracket'),
  matchReady: match,
  resultCorrected: match,
  checkInOpened: matchRoom,
  checkInClosing: matchRoom,
  checkInNeeded: matchRoom,
  vetoOpened: matchRoom,
  resultReported: matchRoom,
  reportDisputed: matchRoom,
  resultDisputed: matchRoom,
  matchDecided: matchRoom,
  placeTaken: page('/bracket'),
  teamMissing: matchRoom,
  matchStuck: matchRoom,
  timeProposed: matchRoom,
  timeAgreed: matchRoom,
  timeDeclined: matchRoom,
  lobbyGiven: matchRoom,
  matchMessage: (competitionId, facts) => `${matchRoom(competitionId, facts)}?chat=open`,
  standInAsked: matchRoom,
  standInAnswered: matchRoom,
  standInGranted: matchRoom,
  standInWithdrawn: matchRoom,
  teamAssigned: teams,
  teamRequested: teams,
  teamRequestAnswered: teams,
  draftStarted: page('/draft'),
  draftTurn: page('/draft'),
  teamsDistributed: teams,
  teamRemoved: teams,
  teamMessage: (competitionId, { teamId }) =>
    `${teams(competitionId)}?${new URLSearchParams({ chat: teamId })}`,
  // Its mail leads to the invitation.
  placeOffered: competition,
  entryRequested: page('/people'),
  entryGranted: competition,
  entryDeclined: competition,
  queueResumed: competition,
  movedUp: competition,
  placeToConfirm: competition,
  placeExpired: competition,
  registrationClosed: competition,
  codesTried: page('/people'),
  competitionMoved: competition,
  competitionDeleted: () => '/tournaments',
  playerRemoved: competition,
  madeAdministrator: competition,
  madeOwner: competition,
  webhookPaused: page('/integrations'),
  commentatorRequested: own,
  commentatorCancelled: own,
  commentatorBooked: own,
  madeProducer: own,
  commentatorAnswered: own,
  commentatorReminder: own,
  commentaryOffered: own,
  commentaryOfferAnswered: own,
  chatMessage: own,
  competitionOpened: competition,
}

/** The page that a notification is about, from the root of the product. */
export function notificationPath<K extends NotificationKind>(notification: Notification<K>): string {
  return paths[notification.kind as K](notification.competition.id, notification.facts)
}
