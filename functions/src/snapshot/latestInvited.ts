import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { readInvited } from '../invitations/readInvited.ts'
import { documents } from '../platform/firestore/documents.ts'
import { firestore } from '../platform/firebase.ts'
import { remembered } from './remembered.ts'

/**
 * The target of an invitation and who invites; null if there is none with this id. An instance reads it at most once in five seconds.
 */
export const latestInvited = remembered({ freshMs: 5000 }, async invitationId => {
  const read = await firestore().runTransaction(reads => readInvited(reads, invitationId), { readOnly: true })
  if (!read.ok) return null
  const { before, competitionId } = read.value
  const { inviterUid } = before.invitation
  const inviter =
    organizerName(before.competition, inviterUid) ??
    // Captains are found among the players.
    (await documents.player(competitionId, inviterUid).get()).data()?.displayName ??
    null
  return { ...before, competitionId, inviter }
})
