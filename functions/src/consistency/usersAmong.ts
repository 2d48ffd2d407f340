import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from '../platform/firebase.ts'

/** The maximum of one lookup in Firebase Authentication. */
const atOnce = 100

/** Returns those of `uids` that have an account. */
export async function usersAmong(uids: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  const distinct = [...new Set(uids)]
  for (let first = 0; first < distinct.length; first += atOnce) {
    const identifiers = distinct.slice(first, first + atOnce).map(uid => ({ uid }))
    const { users } = await getAuth(firebaseApp()).getUsers(identifiers)
    for (const { uid } of users) known.add(uid)
  }
  return known
}
