import { readInvited } from '../invitations/readInvited.ts'
import { firestore } from '../platform/firebase.ts'
import { remembered } from './remembered.ts'

/**
 * The target of an invitation; null if there is none with this id. An instance reads it at most once in five seconds.
 */
export const latestInvited = remembered({ freshMs: 5000 }, async invitationId => {
  const read = await firestore().runTransaction(reads => readInvited(reads, invitationId), { readOnly: true })
  return read.ok ? { ...read.value.before, competitionId: read.value.competitionId } : null
})
