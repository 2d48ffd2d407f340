import type { Topic } from '../profile/channel.ts'

interface Row {
  readonly topic: Topic
  /**
   * Whether the message is worthless if late. If the first channel fails, the fallback channel takes over within two
   * minutes.
   */
  readonly urgent: boolean
  /** The time after which the message is no longer sent. */
  readonly usefulMs: number
  /** How long a message waits. It is not sent if the person reads the notification on the page in the meantime. */
  readonly delayMs: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const urgent = (topic: Topic, usefulMs: number): Row => ({ topic, urgent: true, usefulMs, delayMs: 0 })
const ordinary = (topic: Topic, delayMs = 0): Row => ({ topic, urgent: false, usefulMs: 2 * day, delayMs })

/**
 * All kinds of notifications. A new kind is a row here, its facts in `NotificationFacts`, its link in
 * `notificationPath`, and its texts in each language; the compiler reports what is missing.
 */
export const notificationKinds = {
  readinessCheck: urgent('readiness', hour),
  readinessReminder: urgent('readiness', hour),

  bracketPublished: urgent('matches', 6 * hour),
  matchReady: urgent('matches', 2 * hour),
  resultCorrected: urgent('matches', 6 * hour),
  /** Sent to both teams of a match that is due. */
  checkInOpened: urgent('matches', hour),
  /** Sent to a team that has not checked in, shortly before the deadline. */
  checkInClosing: urgent('matches', hour),
  /** Sent to the organizers if no member of a team can check it in. */
  checkInNeeded: urgent('matches', hour),
  /** Sent to both teams when their match has started and they choose maps or sides. */
  vetoOpened: urgent('matches', hour / 4),
  /** Sent to the team that can confirm or dispute the report. */
  resultReported: urgent('matches', 2 * hour),
  /** Sent to the team that made the report. */
  reportDisputed: urgent('matches', 2 * hour),
  /** Sent to the organizers. */
  resultDisputed: urgent('matches', 6 * hour),
  /** Sent to both teams, with self-service, if the match has not ended with the reported result. */
  matchDecided: urgent('matches', 6 * hour),
  /** Sent to each team at the end of the competition. */
  placeTaken: ordinary('matches'),
  teamMissing: urgent('matches', 2 * hour),
  matchStuck: urgent('matches', 6 * hour),
  /** Sent to the team that can accept the proposal. */
  timeProposed: urgent('matches', 6 * hour),
  /** Sent to both teams. */
  timeAgreed: urgent('matches', 6 * hour),
  /** Sent to the team that made the proposal. */
  timeDeclined: urgent('matches', 6 * hour),
  /** Sent to the team whose consent is needed. */
  standInAsked: urgent('matches', 2 * hour),
  /** Sent to the team that asked. */
  standInAnswered: urgent('matches', 2 * hour),
  /** Sent to the stand-in. */
  standInGranted: urgent('matches', 6 * hour),
  standInWithdrawn: urgent('matches', 6 * hour),

  /** Sent to both teams. */
  lobbyGiven: urgent('matches', 2 * hour),
  /** Sent to participants of a match with unread messages. */
  matchMessage: ordinary('matches'),

  /** Sent to a player whom another person has put into a team. */
  teamAssigned: ordinary('teams'),
  /** Sent to a player whom a captain asks to join the team. */
  teamRequested: ordinary('teams'),
  /** Sent to the captain. */
  teamRequestAnswered: ordinary('teams'),
  /** Sent to the captains, who pick in turn, and to one who is put in later. */
  draftStarted: urgent('competition', hour),
  /** Sent to the captain whose turn begins. */
  draftTurn: urgent('competition', hour / 4),
  /** Sent to all players who got a team in a distribution. */
  teamsDistributed: ordinary('teams'),
  teamRemoved: ordinary('teams'),
  /** Sent to members of a team with unread messages, and to all when the captain writes to them. */
  teamMessage: ordinary('teams'),

  /** Sent by mail to people without an account, whose addresses an organizer has entered. */
  placeOffered: ordinary('competition'),
  /** Sent to the organizers, at most once in `tellingPauseMs`. */
  entryRequested: ordinary('competition'),
  /** Sent to a person whose request an organizer has granted. */
  entryGranted: ordinary('competition'),
  entryDeclined: ordinary('competition'),
  /** Sent to those without whom the competition had started, which it has not after all. */
  queueResumed: ordinary('competition'),
  /** Sent to a person who has entered from the waiting list. */
  movedUp: ordinary('competition'),
  /** Sent to a person who has moved up and has to confirm. */
  placeToConfirm: urgent('competition', hour),
  /** Sent to a person who has not confirmed in time. */
  placeExpired: ordinary('competition'),
  /** Sent to those who are still in the queue. */
  registrationClosed: ordinary('competition'),
  /** Sent to the organizers, at most once a day. */
  codesTried: ordinary('competition'),
  competitionMoved: ordinary('competition'),
  competitionDeleted: ordinary('competition'),
  playerRemoved: ordinary('competition'),
  madeAdministrator: ordinary('competition'),
  madeOwner: ordinary('competition'),
  /** Sent to the organizers. */
  webhookPaused: ordinary('competition'),

  /** Sent to the commentator. */
  commentatorRequested: ordinary('commentary'),
  commentatorCancelled: ordinary('commentary'),
  /** Sent to the commentator, with the matches. */
  commentatorBooked: ordinary('commentary'),
  madeProducer: ordinary('commentary'),
  /** Sent to the organizers. */
  commentatorAnswered: ordinary('commentary'),
  commentatorReminder: ordinary('commentary'),
  /** Sent to the organizers when a person offers to commentate. */
  commentaryOffered: ordinary('commentary'),
  /** Sent to the person who made the offer. */
  commentaryOfferAnswered: ordinary('commentary'),
  /** Sent to the other participants of the chat. */
  chatMessage: ordinary('commentary', minute),

  /** Sent to the followers of an organizer. */
  competitionOpened: ordinary('following'),
} as const satisfies Record<string, Row>

export type NotificationKind = keyof typeof notificationKinds

/** The topics that contain an urgent kind. */
export const urgentTopics: ReadonlySet<Topic> = new Set(
  Object.values<Row>(notificationKinds).flatMap(kind => (kind.urgent ? kind.topic : [])),
)
