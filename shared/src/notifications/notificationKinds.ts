import type { Topic } from '../profile/channel.ts'

interface Row {
  readonly topic: Topic
  /** Worthless if it arrives late: where the person's first channel fails, it goes by the second within two minutes. */
  readonly urgent: boolean
  /** After this it is no longer sent. */
  readonly usefulMs: number
  /** How long a message waits; it is not sent at all if the person has read the notification on the page by then. */
  readonly delayMs: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const urgent = (topic: Topic, usefulMs: number): Row => ({ topic, urgent: true, usefulMs, delayMs: 0 })
const ordinary = (topic: Topic, delayMs = 0): Row => ({ topic, urgent: false, usefulMs: 2 * day, delayMs })

/**
 * Everything that people are told of. Adding a kind is a row here, its facts in `NotificationFacts`, its link in
 * `notificationPath`, and its texts in each language; nothing compiles until all of them are there.
 */
export const notificationKinds = {
  readinessCheck: urgent('readiness', hour),
  readinessReminder: urgent('readiness', hour),

  bracketPublished: urgent('matches', 6 * hour),
  matchReady: urgent('matches', 2 * hour),
  resultCorrected: urgent('matches', 6 * hour),
  /** Both teams of a match that is due are asked whether they are there. */
  checkInOpened: urgent('matches', hour),
  /** To a team that has not said so, shortly before it is too late. */
  checkInClosing: urgent('matches', hour),
  /** To the organizers: a team whose members cannot check it in. */
  checkInNeeded: urgent('matches', hour),
  /** Both teams of a match that has started choose maps or sides. */
  vetoOpened: urgent('matches', hour / 4),
  /** To the team that may confirm or dispute it. */
  resultReported: urgent('matches', 2 * hour),
  /** To the team whose report it is. */
  reportDisputed: urgent('matches', 2 * hour),
  /** To the organizers. */
  resultDisputed: urgent('matches', 6 * hour),
  /** To both teams, where they run their matches: it has ended, and not by what they reported. */
  matchDecided: urgent('matches', 6 * hour),
  /** To each team, once the competition is over. */
  placeTaken: ordinary('matches'),
  teamMissing: urgent('matches', 2 * hour),
  matchStuck: urgent('matches', 6 * hour),
  /** To the team that may accept it. */
  timeProposed: urgent('matches', 6 * hour),
  /** To both teams. */
  timeAgreed: urgent('matches', 6 * hour),
  /** To the team that had proposed it. */
  timeDeclined: urgent('matches', 6 * hour),
  /** To the team that may agree. */
  standInAsked: urgent('matches', 2 * hour),
  /** To the team that asked. */
  standInAnswered: urgent('matches', 2 * hour),
  /** Sent to the stand-in. */
  standInGranted: urgent('matches', 6 * hour),
  standInWithdrawn: urgent('matches', 6 * hour),

  /** Where it is played, to both teams. */
  lobbyGiven: urgent('matches', 2 * hour),
  /** To those of a match who have not read what was written there. */
  matchMessage: ordinary('matches'),

  /** Put into a team by somebody else. */
  teamAssigned: ordinary('teams'),
  /** To a player whom a captain asks to join the team. */
  teamRequested: ordinary('teams'),
  /** To the captain. */
  teamRequestAnswered: ordinary('teams'),
  /** The same for everybody at once, by a distribution. */
  teamsDistributed: ordinary('teams'),
  teamRemoved: ordinary('teams'),

  competitionMoved: ordinary('competition'),
  competitionDeleted: ordinary('competition'),
  playerRemoved: ordinary('competition'),
  madeAdministrator: ordinary('competition'),
  madeOwner: ordinary('competition'),

  /** To the commentator. */
  commentatorRequested: ordinary('commentary'),
  commentatorCancelled: ordinary('commentary'),
  /** To the commentator: for which matches. */
  commentatorBooked: ordinary('commentary'),
  /** To the organizers. */
  commentatorAnswered: ordinary('commentary'),
  commentatorReminder: ordinary('commentary'),
  /** To the organizers: somebody offers to commentate. */
  commentaryOffered: ordinary('commentary'),
  /** Sent to the person who made the offer. */
  commentaryOfferAnswered: ordinary('commentary'),
  /** To the other end. */
  chatMessage: ordinary('commentary', minute),
} as const satisfies Record<string, Row>

export type NotificationKind = keyof typeof notificationKinds

/** Topics with something urgent. */
export const urgentTopics: ReadonlySet<Topic> = new Set(
  Object.values<Row>(notificationKinds).flatMap(kind => (kind.urgent ? kind.topic : [])),
)
