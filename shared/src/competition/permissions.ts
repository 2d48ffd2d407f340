import type { ErrorCode } from '../errors/errorCatalogue.ts'
import { type Refusal, refuse } from '../errors/outcome.ts'
import type { Competition } from './competition.ts'

/**
 * A person's roles in one competition. One person can have several: an owner who also plays is `owner` and `player`.
 * `captain` means captain of the team in question, `commentator` the one to whom the request in question is bound,
 * `producer` a commentator who may run the broadcast.
 */
export type Role =
  | 'nobody'
  | 'user'
  | 'player'
  | 'captain'
  | 'commentator'
  | 'producer'
  | 'administrator'
  | 'owner'

/** The people who have roles in a competition without taking part. */
export type RoleHolders = Pick<Competition, 'ownerUid' | 'adminUids' | 'producerUids'>

/** The object of an action. It is read before the action, and determines which documents the action receives. */
export type Target =
  | 'none'
  | 'competition'
  | 'team'
  | 'invitation'
  | 'request'
  | 'bracket'
  /** A match, for one of its two teams. */
  | 'match'
  /** The match room of two teams, with or without a document. */
  | 'matchRoom'

interface Permission {
  readonly target: Target
  /** The roles that may perform the action; one is enough. */
  readonly roles: readonly Role[]
  /** The refusal for everyone else, if it is not `permission-denied`. */
  readonly refusal?: ErrorCode
  /** Whether a competition can extend the permission to all members of a team. */
  readonly delegable?: true
}

const organizers = ['owner', 'administrator'] as const
const producers = [...organizers, 'producer'] as const

/**
 * The permissions. The functions enforce them, and the interface uses them to decide which buttons to show. A callable
 * needs the row of its own name, or the one that its contract names (see `permissionFor`).
 */
export const permissions = {
  createCompetition: { target: 'none', roles: ['user'] },
  updateCompetition: { target: 'competition', roles: organizers },
  deleteCompetition: { target: 'competition', roles: organizers },

  addAdministrator: { target: 'competition', roles: ['owner'] },
  removeAdministrator: { target: 'competition', roles: ['owner'] },
  /** Organizers remove themselves. The domain refuses this for the owner. */
  resignAsAdministrator: { target: 'competition', roles: organizers },
  handOver: { target: 'competition', roles: ['owner'] },
  readLog: { target: 'competition', roles: organizers },

  saveOrganizerPage: { target: 'none', roles: ['user'] },
  deleteOrganizerPage: { target: 'none', roles: ['user'] },
  /** The page is the owner's. */
  showOnOrganizerPage: { target: 'competition', roles: ['owner'] },
  followOrganizer: { target: 'none', roles: ['user'] },

  /** The role of the invitation selects one of the four permissions below. */
  createInvitation: { target: 'competition', roles: ['captain', ...organizers] },
  revokeInvitation: { target: 'invitation', roles: ['captain', ...organizers] },
  acceptInvitation: { target: 'none', roles: ['user'] },
  invitePlayer: { target: 'competition', roles: organizers },
  inviteTeamMember: { target: 'competition', roles: ['captain', ...organizers] },
  inviteAdministrator: { target: 'competition', roles: ['owner'] },
  /** Invites a person to take over a player without an account; a captain only for one named for the team. */
  inviteToTakeOver: { target: 'competition', roles: ['captain', ...organizers] },
  inviteGuestsByMail: { target: 'competition', roles: organizers },

  setLiveLinks: { target: 'competition', roles: organizers },
  setBroadcastQueue: { target: 'bracket', roles: producers },
  /** The same roles may list the overlays. */
  manageOverlays: { target: 'competition', roles: producers },

  requestCommentator: { target: 'competition', roles: organizers },
  /** The organizers' actions on an existing request. */
  manageRequest: { target: 'request', roles: organizers },
  seekCommentators: { target: 'competition', roles: organizers },
  offerCommentary: { target: 'competition', roles: ['user'] },
  /** The caller must have the private link. */
  openCommentatorLink: { target: 'competition', roles: ['user'] },
  respondToCommentatorRequest: { target: 'request', roles: ['commentator'] },
  sendChatMessage: { target: 'request', roles: ['commentator', ...organizers] },
  markChatRead: { target: 'request', roles: ['commentator', ...organizers] },

  /** The undelivered messages. The same roles may list them. */
  resendMessages: { target: 'competition', roles: organizers },
  connectDiscordChannel: { target: 'competition', roles: organizers },
  createChatCode: { target: 'competition', roles: organizers },
  updateAnnouncer: { target: 'competition', roles: organizers },
  testAnnouncer: { target: 'competition', roles: organizers },
  disconnectAnnouncer: { target: 'competition', roles: organizers },
  /** The same roles may list the webhooks and what was sent to them. */
  manageWebhooks: { target: 'competition', roles: organizers },

  createApiKey: { target: 'competition', roles: organizers },
  revokeApiKey: { target: 'competition', roles: organizers },

  joinCompetition: { target: 'competition', roles: ['user'] },
  withdrawApplication: { target: 'competition', roles: ['user'] },
  confirmPlace: { target: 'competition', roles: ['user'] },
  /** The same roles may list the applicants. */
  decideApplicants: { target: 'competition', roles: organizers },
  leaveCompetition: { target: 'competition', roles: ['player'], refusal: 'not-in-competition' },
  removePlayer: { target: 'competition', roles: organizers },
  addGuestPlayers: { target: 'competition', roles: organizers },
  /** Captains correct those whom they have named. */
  updateGuestPlayer: { target: 'competition', roles: ['captain', ...organizers] },

  /** Joins with a whole team. */
  enterTeam: { target: 'competition', roles: ['user'] },
  /** Names players without an account for the captain's own team. */
  nameMembers: { target: 'team', roles: ['captain'] },
  createTeam: { target: 'competition', roles: ['player', ...organizers] },
  updateTeam: { target: 'team', roles: ['captain', ...organizers] },
  letTeamPlay: { target: 'team', roles: organizers },
  deleteTeam: { target: 'team', roles: ['captain', ...organizers] },
  joinTeam: { target: 'team', roles: ['player'], refusal: 'not-in-competition' },
  leaveTeam: { target: 'team', roles: ['player'], refusal: 'not-in-competition' },
  /** Assigns players without their consent. */
  assignPlayer: { target: 'competition', roles: organizers },
  requestPlayer: { target: 'team', roles: ['captain'] },
  declineTeamRequest: { target: 'competition', roles: ['player'], refusal: 'not-in-competition' },
  releasePlayer: { target: 'team', roles: ['captain'] },
  /** Players need to be members of the team; this also applies to the next but one row. */
  sendTeamMessage: { target: 'team', roles: ['player', ...organizers] },
  notifyTeam: { target: 'team', roles: ['captain'] },
  markTeamRead: { target: 'team', roles: ['player', ...organizers] },
  makeCaptain: { target: 'team', roles: ['captain', ...organizers] },
  substitutePlayer: { target: 'team', roles: organizers },
  startDraft: { target: 'competition', roles: organizers },
  /** The organizers' actions on an existing draft. */
  runDraft: { target: 'competition', roles: organizers },
  volunteerAsCaptain: { target: 'competition', roles: ['player'], refusal: 'not-in-competition' },
  /** Players need to be the captain whose turn it is. */
  pickPlayer: { target: 'competition', roles: ['player', ...organizers] },
  /** Any participant may ask for what the deadline demands. */
  pickByClock: { target: 'competition', roles: ['player', ...organizers] },
  /** Players need to be captains in the draft. */
  saveDraftList: { target: 'competition', roles: ['player'], refusal: 'not-in-competition' },
  distributePlayers: { target: 'competition', roles: organizers },

  startReadinessCheck: { target: 'competition', roles: organizers },
  closeReadinessCheck: { target: 'competition', roles: organizers },
  remindPlayers: { target: 'competition', roles: organizers },
  confirmReadiness: { target: 'competition', roles: ['player'], refusal: 'not-in-competition' },
  confirmTeamReadiness: { target: 'team', roles: ['captain', ...organizers] },
  confirmPlayersReadiness: { target: 'competition', roles: organizers },

  generateBracket: { target: 'competition', roles: organizers },
  deleteBracket: { target: 'competition', roles: organizers },
  planMatches: { target: 'bracket', roles: organizers },
  /** The commands on an existing bracket, except for those of the next row. */
  runBracket: { target: 'bracket', roles: organizers },
  /** Starts a match, and scores it until the end. */
  scoreMatch: { target: 'bracket', roles: producers },
  /** Takes back a start or a result; producers only their own (see `mayTakeBack`). */
  takeBackMatch: { target: 'bracket', roles: producers },

  /** Organizers and producers check in teams whose captain cannot. */
  checkInForMatch: { target: 'match', roles: ['captain', ...producers], delegable: true },
  takeVetoStep: { target: 'match', roles: ['captain', ...organizers] },
  /** Any participant may ask for what the deadline demands. */
  pickVetoStepAtRandom: { target: 'match', roles: ['player', ...organizers] },
  reportResult: { target: 'match', roles: ['captain'], delegable: true },
  addScreenshot: { target: 'match', roles: ['captain'], delegable: true },
  answerReport: { target: 'match', roles: ['captain'], delegable: true },
  proposeTime: { target: 'match', roles: ['captain'] },
  answerProposal: { target: 'match', roles: ['captain'] },
  /** Players need to be in one of the match's teams (see `isInMatch`); this also applies to the next row. */
  sendMatchMessage: { target: 'matchRoom', roles: ['player', ...organizers] },
  markMatchRead: { target: 'matchRoom', roles: ['player', ...organizers] },
  /** Only the captain of the upper slot's team may set the lobby. */
  setLobby: { target: 'matchRoom', roles: ['captain', ...organizers] },
  /** An organizer may act for either team, without the other one's consent. */
  askForStandIn: { target: 'match', roles: ['captain', ...organizers] },
  answerStandIn: { target: 'match', roles: ['captain', ...organizers] },

  linkAccount: { target: 'none', roles: ['user'] },
  unlinkAccount: { target: 'none', roles: ['user'] },
  createTelegramLink: { target: 'none', roles: ['user'] },
  disconnectTelegram: { target: 'none', roles: ['user'] },
  createCalendarLink: { target: 'none', roles: ['user'] },
  readPushKey: { target: 'none', roles: ['user'] },
  addPushDevice: { target: 'none', roles: ['user'] },
  removePushDevice: { target: 'none', roles: ['user'] },
  exportMyData: { target: 'none', roles: ['user'] },
  deleteMyAccount: { target: 'none', roles: ['user'] },
} as const satisfies Record<string, Permission>

export type Action = keyof typeof permissions

/** The actions with a given target. */
export type ActionOn<T extends Target> = {
  [A in Action]: (typeof permissions)[A]['target'] extends T ? A : never
}[Action]

export function permissionOf(action: Action): Permission {
  return permissions[action]
}

/**
 * Returns the roles of `uid` (null if not signed in). `player` is their entry, if they participate; `teamId` is the
 * team in question.
 */
export function rolesIn(
  competition: RoleHolders,
  uid: string | null,
  player: { readonly teamId: string | null; readonly captain: boolean } | null,
  teamId: string | null = null,
): ReadonlySet<Role> {
  if (uid === null) return new Set<Role>(['nobody'])
  const roles = new Set<Role>(['user'])
  if (player !== null) roles.add('player')
  if (player?.captain && teamId !== null && player.teamId === teamId) roles.add('captain')
  if (competition.producerUids.includes(uid)) roles.add('producer')
  if (competition.adminUids.includes(uid)) roles.add('administrator')
  if (competition.ownerUid === uid) roles.add('owner')
  return roles
}

export function may(action: Action, roles: ReadonlySet<Role>): boolean {
  return permissionOf(action).roles.some(role => roles.has(role))
}

/** The code with which an action is refused for lack of permission. */
export type RefusalCode<A extends Action> = (typeof permissions)[A] extends {
  readonly refusal: infer Code extends ErrorCode
}
  ? Code
  : 'permission-denied'

/** Returns the refusal for these roles; null if they are permitted. */
export function refusalOf<A extends Action>(
  action: A,
  roles: ReadonlySet<Role>,
): Refusal<RefusalCode<A>> | null {
  if (may(action, roles)) return null
  // The row contains the code that its type declares.
  return refuse((permissionOf(action).refusal ?? 'permission-denied') as RefusalCode<A>)
}

export function isOrganizer(roles: ReadonlySet<Role>): boolean {
  return organizers.some(role => roles.has(role))
}
