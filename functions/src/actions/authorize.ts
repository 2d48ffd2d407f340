import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { rolesInRequest } from '@upper-bracket/shared/commentators/rolesInRequest'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import {
  type Action,
  isOrganizer,
  permissionOf,
  type permissions,
  type RefusalCode,
  type Role,
  refusalOf,
  rolesIn,
  type Target,
} from '@upper-bracket/shared/competition/permissions'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import { invitationRoles } from '@upper-bracket/shared/invitation/invitationRoles'
import { isInMatch } from '@upper-bracket/shared/matchRoom/isInMatch'
import { homeSide } from '@upper-bracket/shared/matchRoom/lobby'
import { type MatchRoom, sideOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { matchRoomTeams } from '@upper-bracket/shared/matchRoom/matchRoomTeams'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { bracketOf, type OpenBracket } from './openBracket.ts'
import { type FoundMatchRoom, readMatch, readMatchRoom } from './readMatchRoom.ts'

type Permissions = typeof permissions
type TargetOf<A extends Action> = Permissions[A]['target']

interface InCompetition {
  readonly competitionId: string
}

/** The ids in the input of a callable that identify its target. */
export interface TargetIds {
  readonly none: object
  /** `teamId` is the team whose captain may act, if the input contains one. */
  readonly competition: InCompetition & { readonly teamId?: string | null }
  readonly team: InCompetition & { readonly teamId: string }
  readonly invitation: InCompetition & { readonly invitationId: string }
  readonly request: InCompetition & { readonly requestId: string }
  readonly bracket: InCompetition & { readonly bracketId: string }
  readonly match: FoundMatchRoom['address'] & { readonly teamId: string }
  readonly matchRoom: InCompetition & { readonly bracketId: string; readonly matchRoomId: string }
}

/** The documents read for a target, in addition to the competition. */
interface TargetDocuments {
  readonly none: object
  readonly competition: object
  readonly team: { readonly team: Team; readonly teamRead: DocumentSnapshot<Team> }
  readonly invitation: {
    readonly invitation: Invitation
    readonly invitationRead: DocumentSnapshot<Invitation>
  }
  readonly request: {
    readonly request: CommentatorRequest
    readonly requestRead: DocumentSnapshot<CommentatorRequest>
  }
  readonly bracket: { readonly open: OpenBracket }
  /** `side` is the team for which the caller acts. */
  readonly match: { readonly found: FoundMatchRoom; readonly side: 0 | 1 }
  readonly matchRoom: {
    readonly matchId: string
    readonly teamIds: readonly [string, string]
    /** The reference of the match room, whether or not the document exists. */
    readonly matchRoom: DocumentReference<MatchRoom>
  }
}

interface TargetErrors {
  readonly none: never
  readonly competition: never
  readonly team: never
  readonly invitation: never
  readonly request: never
  readonly bracket: 'changed-meanwhile'
  readonly match: 'changed-meanwhile' | 'self-service-off' | 'not-in-match'
  readonly matchRoom: 'not-in-match'
}

/** The codes with which `authorize` refuses an action. */
export type AuthorizationError<A extends Action> = 'not-found' | TargetErrors[TargetOf<A>] | RefusalCode<A>

/** Players' entries are read only for actions of players. If only players may act, the caller has an entry. */
interface OwnEntry<A extends Action, Player> {
  readonly is: [Exclude<Permissions[A]['roles'][number], 'player' | 'captain'>] extends [never]
    ? Player
    : Player | null
}

interface CompetitionDocuments<A extends Action> {
  readonly competition: Competition
  readonly competitionRead: DocumentSnapshot<Competition>
  /** The caller's own entry; null if the caller does not participate, or the action is not for players. */
  readonly player: OwnEntry<A, Player>['is']
  readonly playerRead: OwnEntry<A, DocumentSnapshot<Player>>['is']
  readonly roles: ReadonlySet<Role>
  readonly isOrganizer: boolean
}

/** The documents of the target, passed to the action of an authorized caller. */
export type Authorized<A extends Action> =
  TargetOf<A> extends 'none' ? object : CompetitionDocuments<A> & TargetDocuments[TargetOf<A>]

/**
 * Reads the target of an action and returns its documents if the caller is authorized. Otherwise refuses with
 * `not-found`, `permission-denied` or the refusal of the action's row. A missing target takes precedence over missing
 * permission, unless its existence is private.
 */
export function authorize<A extends Action>(
  reads: Transaction,
  action: A,
  caller: { readonly uid: string } & TargetIds[TargetOf<A>],
): Promise<Outcome<Authorized<A>, AuthorizationError<A>>> {
  const target: TargetReader = targets[permissionOf(action).target]
  // The row of a target returns the documents of that target.
  return target(reads, action, caller as never) as Promise<Outcome<never, never>>
}

type TargetReader = (reads: Transaction, action: Action, caller: never) => Promise<Outcome<object>>
type Caller<T extends Target> = { readonly uid: string } & TargetIds[T]

const targets = {
  none: async () => accept({}),

  competition: async (reads, action, caller: Caller<'competition'>) => {
    const base = await readCompetition(reads, action, caller)
    return base.ok ? judged(action, base.value, rolesOf(base.value, caller.teamId)) : base
  },

  team: async (reads, action, caller: Caller<'team'>) => {
    const [base, teamRead] = await Promise.all([
      readCompetition(reads, action, caller),
      reads.get(documents.team(caller.competitionId, caller.teamId)),
    ])
    if (!base.ok) return base
    const team = teamRead.data()
    if (team === undefined) return refuse('not-found', { document: 'team' })
    return judged(action, { ...base.value, team, teamRead }, rolesOf(base.value, caller.teamId))
  },

  invitation: async (reads, action, caller: Caller<'invitation'>) => {
    const [base, invitationRead] = await Promise.all([
      readCompetition(reads, action, caller),
      reads.get(documents.invitation(caller.competitionId, caller.invitationId)),
    ])
    if (!base.ok) return base
    const invitation = invitationRead.data()
    const roles = rolesOf(base.value, invitation?.teamId)
    const required = invitation === undefined ? action : invitationRoles[invitation.role].permission
    const authorized = judged(required, { ...base.value, invitation, invitationRead }, roles)
    return authorized.ok && invitation === undefined
      ? refuse('not-found', { document: 'invitation' })
      : authorized
  },

  request: async (reads, action, caller: Caller<'request'>) => {
    const [base, requestRead] = await Promise.all([
      readCompetition(reads, action, caller),
      reads.get(documents.commentator(caller.competitionId, caller.requestId)),
    ])
    if (!base.ok) return base
    const request = requestRead.data()
    const roles = rolesInRequest(base.value.competition, request ?? null, caller.uid)
    if (request !== undefined) return judged(action, { ...base.value, request, requestRead }, roles)
    return isOrganizer(roles) ? refuse('not-found', { document: 'request' }) : refuse('permission-denied')
  },

  bracket: async (reads, action, caller: Caller<'bracket'>) => {
    const [base, bracketRead] = await Promise.all([
      readCompetition(reads, action, caller),
      reads.get(documents.bracket(caller.competitionId, caller.bracketId)),
    ])
    if (!base.ok) return base
    const authorized = judged(action, base.value, rolesOf(base.value))
    if (!authorized.ok) return authorized
    const open = bracketOf(base.value.competition, bracketRead)
    return open.ok ? accept({ ...authorized.value, open: open.value }) : open
  },

  match: async (reads, action, caller: Caller<'match'>) => {
    const { teamId } = caller
    const [base, read] = await Promise.all([readCompetition(reads, action, caller), readMatch(reads, caller)])
    if (!base.ok) return base
    const { competition, player } = base.value
    const isDelegate =
      permissionOf(action).delegable &&
      player?.teamId === teamId &&
      competition.selfService?.reportBy === 'member'
    const roles = rolesOf(base.value, teamId)
    const authorized = judged(action, base.value, isDelegate ? new Set([...roles, 'captain']) : roles)
    if (!authorized.ok) return authorized
    const found = await readMatchRoom(reads, competition, caller, read)
    if (!found.ok) return found
    const side = sideOf(found.value.matchRoom, teamId)
    return side === null ? refuse('not-in-match') : accept({ ...authorized.value, found: found.value, side })
  },

  matchRoom: async (reads, action, caller: Caller<'matchRoom'>) => {
    const { competitionId, bracketId, matchRoomId } = caller
    const base = await readCompetition(reads, action, caller)
    if (!base.ok) return base
    const { player } = base.value
    const named = matchRoomTeams(matchRoomId)
    const authorized = judged(action, base.value, rolesOf(base.value, named?.teamIds[homeSide]))
    if (!authorized.ok) return authorized
    if (named === null) return refuse('not-in-match')
    const matchRoom = documents.matchRooms(competitionId, bracketId).doc(matchRoomId)
    // Only a player without a team can be a stand-in.
    const standInUids =
      player?.teamId === null ? ((await reads.get(matchRoom)).data()?.standInUids ?? []) : []
    const { roles } = authorized.value
    return isInMatch({ roles, player }, { ...named, standInUids })
      ? accept({ ...authorized.value, ...named, matchRoom })
      : refuse('not-in-match')
  },
} satisfies Record<Target, TargetReader>

interface Base {
  readonly uid: string
  readonly competition: Competition
  readonly competitionRead: DocumentSnapshot<Competition>
  readonly player: Player | null
  readonly playerRead: DocumentSnapshot<Player> | null
}

async function readCompetition(
  reads: Transaction,
  action: Action,
  { uid, competitionId }: Caller<'competition'>,
): Promise<Outcome<Base, 'not-found'>> {
  const [competitionRead, playerRead] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    concernsPlayers(action) ? reads.get(documents.player(competitionId, uid)) : null,
  ])
  const competition = competitionRead.data()
  if (competition === undefined) return refuse('not-found', { document: 'competition' })
  return accept({ uid, competition, competitionRead, player: playerRead?.data() ?? null, playerRead })
}

/** Whether an action needs players' entries; organizers' actions do not. */
function concernsPlayers(action: Action): boolean {
  return permissionOf(action).roles.some(role => role === 'player' || role === 'captain')
}

function rolesOf({ competition, uid, player }: Base, teamId: string | null = null): ReadonlySet<Role> {
  return rolesIn(competition, uid, player, teamId)
}

function judged<T extends object>(action: Action, target: T, roles: ReadonlySet<Role>) {
  const refusal = refusalOf(action, roles)
  return refusal ?? accept({ ...target, roles, isOrganizer: isOrganizer(roles) })
}
