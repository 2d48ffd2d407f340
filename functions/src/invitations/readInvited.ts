import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import type { Invited } from '@upper-bracket/shared/invitation/invitationState'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

interface ReadInvited {
  readonly competitionId: string
  readonly competition: DocumentSnapshot<Competition>
  readonly invitation: DocumentSnapshot<Invitation>
  /** Null unless the invitation is to take over a guest. */
  readonly guest: DocumentSnapshot<Player> | null
  /** The team of the invitation, or of the guest; null if there is none. */
  readonly team: DocumentSnapshot<Team> | null
  /** The state that was read, with the exact number of players. */
  readonly before: Invited
}

/** Reads an invitation and its context. Invitations of a deleted competition count as missing. */
export async function readInvited(
  reads: Transaction,
  invitationId: string,
): Promise<Outcome<ReadInvited, 'not-found'>> {
  const missing = refuse('not-found', { document: 'invitation' })
  const address = (await reads.get(documents.inviteAddress(invitationId))).data()
  if (address === undefined) return missing
  const { competitionId } = address
  const [competition, invitation, counted] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    reads.get(documents.invitation(competitionId, invitationId)),
    reads.get(documents.players(competitionId).count()),
  ])
  const [held, current] = [competition.data(), invitation.data()]
  if (held === undefined || current === undefined) return missing

  const { playerUid } = current
  const guest = playerUid === undefined ? null : await reads.get(documents.player(competitionId, playerUid))
  const teamId = current.teamId ?? guest?.data()?.teamId ?? null
  const team = teamId === null ? null : await reads.get(documents.team(competitionId, teamId))
  const before = {
    competition: { ...held, playerCount: counted.data().count },
    invitation: current,
    team: team?.data() ?? null,
    guest: guest?.data() ?? null,
  }
  return accept({ competitionId, competition, invitation, guest, team, before })
}
