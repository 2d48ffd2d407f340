import { addAdministrator } from '../competition/administrators/addAdministrator.ts'
import { type AdmissionRefusal, admitPlayer, type JoiningProfile } from '../competition/admitPlayer.ts'
import type { Competition } from '../competition/competition.ts'
import type { JoiningStatement } from '../competition/joiningStatement.ts'
import { isOrganizer, rolesIn } from '../competition/permissions.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { takeOverGuest } from '../guest/takeOverGuest.ts'
import type { Player } from '../player/player.ts'
import { publicName } from '../profile/publicName.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { joinTeam } from '../team/joinTeam.ts'
import type { InvitationRole } from './invitationRoles.ts'
import { type Invited, invitationState } from './invitationState.ts'

/** The person who accepts, and their entry in the competition. */
export interface Invitee {
  readonly uid: string
  readonly profile: JoiningProfile
  readonly player: Player | null
  /** Read where the invitation admits a new player; those who take a guest's place over are asked nothing. */
  readonly statement?: JoiningStatement
  /** Whether the player has a place in an open draft (see `isDrafted`). */
  readonly isDrafted?: boolean
}

/** The invitation and the person after accepting, with updated counts of uses and players. */
export interface Acceptance {
  readonly invited: Invited
  readonly player: Player | null
}

export type InvitationRefusal =
  | 'invite-revoked'
  | 'invite-expired'
  | 'invite-used-up'
  | 'not-found'
  | 'too-many-administrators'
  | 'already-in-team'
  | 'draft-open'
  | 'team-full'
  | 'guest-gone'
  | 'already-in-competition'
  | 'approval-required'
  | AdmissionRefusal

/**
 * Grants the role of an invitation. A person who already has the role keeps it, whatever the state of the invitation,
 * and does not use it up. Joining is refused for the same reasons as without an invitation. Only an organizer's
 * invitation lets players join after the deadline and after the start, so that they can be substitutes, without an
 * approval and before those who wait.
 */
export function acceptInvitation(
  invited: Invited,
  invitee: Invitee,
  now: number,
): Outcome<Acceptance, InvitationRefusal> {
  const unchanged = { invited, player: invitee.player }
  const { competition, invitation } = invited
  const { isAlready, become } = roles[invitation.role]
  if (isAlready(invited, invitee)) return accept(unchanged)
  const state = invitationState(invited, now)
  // The team is gone, and with it the captain who invited.
  if (invitation.teamId !== null && invited.team === null) return refuse('not-found', { document: 'team' })
  // Another person has taken over the guest, or an organizer has removed it.
  if (invitation.role === 'takeOver' && !invited.guest) return refuse('guest-gone')
  if (state !== 'open') return refuse(`invite-${state}`)

  const byOrganizer = isOrganizer(rolesIn(competition, invitation.inviterUid, null))
  const became = become(invited, invitee, { now, invitedBy: byOrganizer ? 'organizer' : 'captain' })
  if (!became.ok) return became
  const used = { ...invitation, uses: invitation.uses + 1 }
  return accept({ ...became.value, invited: { ...became.value.invited, invitation: used } })
}

interface Circumstances {
  readonly now: number
  readonly invitedBy: 'organizer' | 'captain'
}

interface Becoming {
  isAlready(invited: Invited, invitee: Invitee): boolean
  become(
    invited: Invited,
    invitee: Invitee,
    circumstances: Circumstances,
  ): Outcome<Acceptance, InvitationRefusal>
}

const roles: Readonly<Record<InvitationRole, Becoming>> = {
  player: { isAlready: (_, { player }) => player !== null, become: becomePlayer },
  teamMember: {
    isAlready: ({ invitation }, { player }) => player !== null && player.teamId === invitation.teamId,
    become: becomeTeamMember,
  },
  administrator: {
    isAlready: ({ competition }, { uid }) => isOrganizer(rolesIn(competition, uid, null)),
    become: becomeAdministrator,
  },
  takeOver: {
    isAlready: ({ invitation }, { player }) =>
      player?.guestUid !== undefined && player.guestUid === invitation.playerUid,
    become: becomeGuest,
  },
}

function becomePlayer(
  invited: Invited,
  { uid, profile, statement = {} }: Invitee,
  { now, invitedBy }: Circumstances,
): Outcome<Acceptance, InvitationRefusal> {
  if (invitedBy === 'captain' && invited.competition.options.entry === 'approval') {
    return refuse('approval-required')
  }
  const admitted = admitPlayer(invited.competition, { uid, profile, statement, now, invitedBy })
  if (!admitted.ok) return admitted
  const competition: Competition = {
    ...invited.competition,
    playerCount: invited.competition.playerCount + 1,
  }
  return accept({ invited: { ...invited, competition }, player: admitted.value })
}

/** A person who does not participate yet joins the competition first. */
function becomeTeamMember(
  invited: Invited,
  invitee: Invitee,
  circumstances: Circumstances,
): Outcome<Acceptance, InvitationRefusal> {
  const { invitation, team } = invited
  const { teamId } = invitation
  if (team === null || teamId === null) return refuse('not-found', { document: 'team' })
  const entered =
    invitee.player === null
      ? becomePlayer(invited, invitee, circumstances)
      : accept({ invited, player: invitee.player })
  if (!entered.ok) return entered
  const { player, invited: admitted } = entered.value
  if (player === null) return entered
  const { isDrafted = false } = invitee
  const joined = joinTeam(admitted.competition, player, { teamId, team, isDrafted })
  if (!joined.ok) return joined
  return accept({
    invited: { ...admitted, team: joined.value.teams.get(teamId) ?? team },
    player: joined.value.players.get(invitee.uid) ?? player,
  })
}

function becomeAdministrator(
  invited: Invited,
  { uid, profile, player }: Invitee,
): Outcome<Acceptance, InvitationRefusal> {
  const added = addAdministrator(invited.competition, { uid, name: publicName(profile) })
  return added.ok ? accept({ invited: { ...invited, competition: added.value }, player }) : added
}

/**
 * A person who already plays cannot take over a guest. The guest's place exists, so the requirements of joining do not
 * apply.
 */
function becomeGuest(invited: Invited, invitee: Invitee): Outcome<Acceptance, InvitationRefusal> {
  const { competition, guest, team } = invited
  if (!guest) return refuse('guest-gone')
  if (competition.status === 'finished') return refuse('competition-over')
  if (invitee.player !== null) return refuse('already-in-competition')
  const taken = takeOverGuest({ player: guest, team }, invitee, rankScaleOf(competition))
  return accept({ invited: { ...invited, guest: null, team: taken.team }, player: taken.player })
}
