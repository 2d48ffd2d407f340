import { randomInt } from 'node:crypto'
import type { CallableParsed } from '@upper-bracket/shared/contract/contract'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { isOfCaptain } from '@upper-bracket/shared/guest/correctAsCaptain'
import { createInvitation } from '@upper-bracket/shared/invitation/createInvitation'
import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import { newInvitationCode } from '@upper-bracket/shared/invitation/invitationCode'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import { invitationRoles } from '@upper-bracket/shared/invitation/invitationRoles'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import type { Query, Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { acceptCode } from './acceptCode.ts'
import { acceptInvitation } from './acceptInvitation.ts'
import { inviteGuestsByMail } from './inviteGuestsByMail.ts'

export const invitationActions = {
  acceptCode,
  acceptInvitation,
  inviteGuestsByMail,

  /** Creates an invitation, as an organizer, or as a captain for their team. */
  createInvitation: action('createInvitation', {
    permission: ({ input }) => invitationRoles[input.role].permission,
    read: async ({ reads, input }) => {
      const { competitionId, invitationId } = input
      const [invitation, address, counted, invitedTo] = await Promise.all([
        reads.get(documents.invitation(competitionId, invitationId)),
        reads.get(documents.inviteAddress(invitationId)),
        reads.get(sameInvitations(input).count()),
        readInvitedTo(reads, competitionId, input),
      ])
      return { invitation, address, count: counted.data().count, invitedTo }
    },
    decide: ({ uid, input, now, competition, isOrganizer }, { invitation, address, count, invitedTo }) => {
      const { competitionId, invitationId, teamId, playerUid } = input
      const current = invitation.data() ?? null
      if (teamId !== null && invitedTo.team === undefined) return refuse('not-found', { document: 'team' })
      if (address.exists && current === null) return refuse('id-taken')
      if (playerUid !== undefined && !invitedTo.guest?.guest && current === null) return refuse('guest-gone')
      if (invitedTo.guest && teamId !== null && !isOfCaptain(invitedTo.guest, teamId)) {
        return refuse('permission-denied')
      }
      const code = input.withCode ? newInvitationCode(randomInt) : null
      const created = createInvitation(competition, input, { inviterUid: uid, current, count, now, code })
      if (!created.ok) return created
      const output = { invitationId }
      if (created.value === current) return accept({ output })

      const sweepAfter = created.value.expiresAt + invitationLimits.retentionMs
      return accept({
        output,
        write: writes => {
          writes.create(invitation, created.value)
          writes.create(address, { competitionId, sweepAfter })
        },
        log: isOrganizer && { action: 'createInvitation', ...logged(created.value, invitedTo) },
      })
    },
  }),

  /** Revokes an invitation. Everyone who could have created it may do so. */
  revokeInvitation: action('revokeInvitation', {
    read: async ({ reads, input: { competitionId }, target }) =>
      readInvitedTo(reads, competitionId, (await target).invitation),
    decide: ({ now, invitation, invitationRead, isOrganizer }, invitedTo) => {
      if (invitation.revokedAt !== null) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => writes.update(invitationRead, { revokedAt: now }),
        log: isOrganizer && { action: 'revokeInvitation', ...logged(invitation, invitedTo) },
      })
    },
  }),
}

/** Finds the invitations that count towards the same limit. */
function sameInvitations({
  competitionId,
  role,
  teamId,
  playerUid,
}: CallableParsed<'createInvitation'>): Query<Invitation> {
  return playerUid === undefined
    ? find('invitationsByRole', { competitionId, role, teamId })
    : find('invitationsForPlayer', { competitionId, playerUid })
}

interface InvitedTo {
  readonly team: Team | undefined
  readonly guest: Player | undefined
}

async function readInvitedTo(
  reads: Transaction,
  competitionId: string,
  { teamId, playerUid }: { readonly teamId: string | null; readonly playerUid?: string | undefined },
): Promise<InvitedTo> {
  const [team, player] = await Promise.all([
    teamId === null ? null : reads.get(documents.team(competitionId, teamId)),
    playerUid === undefined ? null : reads.get(documents.player(competitionId, playerUid)),
  ])
  return { team: team?.data(), guest: player?.data() }
}

/** Returns what the log keeps of an invitation. */
function logged({ role, teamId, maxUses, expiresAt }: Invitation, { team, guest }: InvitedTo) {
  return {
    role,
    team: teamId === null || team === undefined ? null : { teamId, name: team.name },
    ...(guest && { person: { uid: guest.uid, name: guest.displayName } }),
    maxUses,
    expiresAt,
  }
}
