import { GrpcStatus } from 'firebase-admin/firestore'
import { digest } from '../platform/digest.ts'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasErrorCode } from '../platform/hasErrorCode.ts'
import { attemptMs } from './signInState.ts'
import { nonceMemoryMs } from './steamAnswer.ts'

/**
 * Records an attempt as finished, together with the nonce of the assertion; false if either was recorded before. Only
 * confirmed attempts are stored, so that nobody can fill the database.
 */
export async function endAttempt(state: string, nonce: string | null, now: number): Promise<boolean> {
  const batch = firestore().batch()
  batch.create(attemptOf(state), { expiresAt: now + attemptMs })
  if (nonce !== null) {
    batch.create(documents.openidNonces().doc(digest(nonce)), { expiresAt: now + nonceMemoryMs })
  }
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (hasErrorCode(error, GrpcStatus.ALREADY_EXISTS)) return false
    throw error
  }
}

/** Whether an attempt has finished. */
export async function hasEnded(state: string): Promise<boolean> {
  return (await attemptOf(state).get()).exists
}

function attemptOf(state: string) {
  return documents.signInAttempts().doc(digest(state))
}
