import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from './firebase.ts'

/** As many accounts as one request reads. */
const atOnce = 100

/** Returns those whose e-mail address is verified: anyone can sign up with another person's. */
export async function verifiedAddresses(uids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set()
  const [first, others] = [uids.slice(0, atOnce), uids.slice(atOnce)]
  const [{ users }, rest] = await Promise.all([
    getAuth(firebaseApp()).getUsers(first.map(uid => ({ uid }))),
    verifiedAddresses(others),
  ])
  return new Set([
    ...users.flatMap(({ uid, email, emailVerified }) => (email && emailVerified ? [uid] : [])),
    ...rest,
  ])
}
