import { accept } from '@upper-bracket/shared/errors/outcome'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'

/** Revokes an invitation. Everyone who could have created it may do so. */
export const revokeInvitation = action('revokeInvitation', {
  read: async ({ reads, input: { competitionId }, target }) => {
    const { teamId, playerUid } = (await target).invitation
    const [team, player] = await Promise.all([
      teamId === null ? null : reads.get(documents.team(competitionId, teamId)),
      playerUid === undefined ? null : reads.get(documents.player(competitionId, playerUid)),
    ])
    return { team: team?.data(), guest: player?.data() }
  },
  decide: ({ now, invitation, invitationRead, isOrganizer }, { team, guest }) => {
    if (invitation.revokedAt !== null) return accept({ output: {} })
    const { role, teamId, maxUses, expiresAt } = invitation
    return accept({
      output: {},
      write: writes => writes.update(invitationRead, { revokedAt: now }),
      log: isOrganizer && {
        action: 'revokeInvitation',
        role,
        team: teamId === null || team === undefined ? null : { teamId, name: team.name },
        ...(guest && { person: { uid: guest.uid, name: guest.displayName } }),
        maxUses,
        expiresAt,
      },
    })
  },
})
