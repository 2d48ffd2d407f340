import type { Competition } from './competition.ts'

/**
 * A person's roles in one competition. One person can have several: an owner who also plays is `owner` and `player`.
 * `captain` means captain of the team in question, `commentator` the one to whom the request in question is bound.
 */
export type Role = 'nobody' | 'user' | 'player' | 'captain' | 'commentator' | 'administrator' | 'owner'

const organizers = ['owner', 'administrator'] as const

/**
 * Who may do what: enforced by the functions, and used by the interface to decide which buttons to show. Every callable
 * has a row of its name (see `rolesThatMayCall`), except for the commands on a bracket, whose table names their row.
 */
export const permissions = {
  createCompetition: ['user'],
  updateCompetition: organizers,
  deleteCompetition: organizers,

  addAdministrator: ['owner'],
  removeAdministrator: ['owner'],
  /** Of an administrator who removes nobody but themselves. */
  resignAsAdministrator: ['administrator'],
  handOver: ['owner'],
  readLog: organizers,

  /** Which of the four below is asked depends on the role that the invitation is for. */
  createInvite: ['captain', ...organizers],
  revokeInvite: ['captain', ...organizers],
  acceptInvite: ['user'],
  invitePlayer: organizers,
  inviteTeamMember: ['captain', ...organizers],
  inviteAdministrator: ['owner'],
  /** Into the place of a player without an account. */
  inviteToTakeOver: organizers,

  setLiveLinks: organizers,
  showMatch: organizers,

  requestCommentator: organizers,
  cancelCommentatorRequest: organizers,
  renewCommentatorLink: organizers,
  seekCommentators: organizers,
  offerCommentary: ['user'],
  confirmOffer: organizers,
  bookCommentator: organizers,
  /** Of whoever has the private link. */
  openCommentatorLink: ['user'],
  respondToCommentatorRequest: ['commentator'],
  sendChatMessage: ['commentator', ...organizers],
  markChatRead: ['commentator', ...organizers],

  /** What was given up; whoever may do this may see it. */
  resendMessages: organizers,
  connectDiscordChannel: organizers,
  createChatCode: organizers,
  updateAnnouncer: organizers,
  testAnnouncer: organizers,
  disconnectAnnouncer: organizers,

  joinCompetition: ['user'],
  leaveCompetition: ['player'],
  removePlayer: organizers,
  addGuestPlayers: organizers,
  updateGuestPlayer: organizers,

  createTeam: ['player', ...organizers],
  updateTeam: ['captain', ...organizers],
  deleteTeam: ['captain', ...organizers],
  joinTeam: ['player'],
  leaveTeam: ['player'],
  /** Without asking anybody. */
  assignPlayer: organizers,
  requestPlayer: ['captain'],
  declineTeamRequest: ['player'],
  releasePlayer: ['captain'],
  makeCaptain: ['captain', ...organizers],
  substitutePlayer: organizers,
  distributePlayers: organizers,

  startReadinessCheck: organizers,
  closeReadinessCheck: organizers,
  remindPlayers: organizers,
  confirmReadiness: ['player'],
  /** For everybody in the team. */
  confirmTeamReadiness: ['captain', ...organizers],
  confirmGuestReadiness: organizers,

  generateBracket: organizers,
  deleteBracket: organizers,
  planMatches: organizers,
  /** The commands on a bracket that exists. */
  runBracket: organizers,

  /** An organizer for a team whose captain cannot. A competition may leave it to every member of a team. */
  checkInForMatch: ['captain', ...organizers],
  takeVetoStep: ['captain', ...organizers],
  /** A competition may leave these three to every member of a team. */
  reportResult: ['captain'],
  addScreenshot: ['captain'],
  answerReport: ['captain'],
  proposeTime: ['captain'],
  answerProposal: ['captain'],
  /** These two: of players those of the match's teams (see `isInMatch`). */
  sendMatchMessage: ['player', ...organizers],
  markMatchRead: ['player', ...organizers],
  /** The captain of the upper slot's team. */
  setLobby: ['captain', ...organizers],
  /** An organizer for either team, without asking the other one. */
  askForStandIn: ['captain', ...organizers],
  answerStandIn: ['captain', ...organizers],

  linkAccount: ['user'],
  unlinkAccount: ['user'],
  createTelegramLink: ['user'],
  disconnectTelegram: ['user'],
  createCalendarLink: ['user'],
  readPushKey: ['user'],
  addPushDevice: ['user'],
  removePushDevice: ['user'],
  exportMyData: ['user'],
  deleteMyAccount: ['user'],
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof permissions

/** The roles of `uid` (null: not signed in). `player`: their entry, if they take part; `teamId`: the team in question. */
export function rolesIn(
  competition: Pick<Competition, 'ownerUid' | 'adminUids'>,
  uid: string | null,
  player: { readonly teamId: string | null; readonly captain: boolean } | null,
  teamId: string | null = null,
): ReadonlySet<Role> {
  if (uid === null) return new Set<Role>(['nobody'])
  const roles = new Set<Role>(['user'])
  if (player !== null) roles.add('player')
  if (player?.captain && teamId !== null && player.teamId === teamId) roles.add('captain')
  if (competition.adminUids.includes(uid)) roles.add('administrator')
  if (competition.ownerUid === uid) roles.add('owner')
  return roles
}

export function may(action: Action, roles: ReadonlySet<Role>): boolean {
  return permissions[action].some(role => roles.has(role))
}

export function isOrganizer(roles: ReadonlySet<Role>): boolean {
  return organizers.some(role => roles.has(role))
}
