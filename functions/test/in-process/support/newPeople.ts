import { getAuth } from 'firebase-admin/auth'
import type { Person } from '../../../../testing/person.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'
import { firebaseApp } from '../../../src/platform/firebase.ts'
import { storeNewProfile } from '../../../src/profiles/storeNewProfile.ts'

/** New people, one for each name, with accounts and profiles in the project of the test; nobody is signed in. */
export async function newPeople<const Name extends string>(...names: Name[]): Promise<Record<Name, Person>> {
  const people = await Promise.all(
    names.map(async name => {
      const email = `${name}-${freshId()}@example.org`
      const { uid } = await getAuth(firebaseApp()).createUser({ email, password: 'correct horse' })
      await storeNewProfile(uid, { email, displayName: null }, Date.now())
      return [name, { uid, email, idToken: '' }] as const
    }),
  )
  return Object.fromEntries(people) as Record<Name, Person>
}
