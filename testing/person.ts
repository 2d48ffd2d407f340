import { randomUUID } from 'node:crypto'
import { stored } from './database.ts'
import { emulators } from './emulators.ts'
import { eventually } from './eventually.ts'

/** A signed-in person with an account. */
export interface Person {
  readonly uid: string
  readonly email: string
  readonly idToken: string
}

/** Signs a new person up by an e-mail address of their own. */
export function signUp(name = 'person'): Promise<Person> {
  return signUpAs(`${name}-${randomUUID()}@example.org`, 'correct horse')
}

/** Signs a new person up by e-mail and password. */
export async function signUpAs(email: string, password: string): Promise<Person> {
  const response = await fetch(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const account: unknown = await response.json()
  if (!isAccount(account)) throw new Error(`No account: ${JSON.stringify(account)}`)
  return { uid: account.localId, email, idToken: account.idToken }
}

/** Signs up this many new people. */
export async function signUpMany(count: number): Promise<readonly Person[]> {
  const people: Person[] = []
  while (people.length < count) {
    const batch = Math.min(20, count - people.length)
    people.push(...(await Promise.all(Array.from({ length: batch }, () => signUp()))))
  }
  return people
}

/** Signs new people up, one for each name, and waits until the trigger has created their profiles. */
export async function signUpAll<const Name extends string>(...names: Name[]): Promise<Record<Name, Person>> {
  const people = await Promise.all(names.map(async name => [name, await signUp(name)] as const))
  await Promise.all(
    people.map(([, { uid }]) =>
      eventually(async () => {
        if (!(await stored.profile(uid).get()).exists) throw new Error(`No profile of ${uid}`)
      }),
    ),
  )
  return Object.fromEntries(people) as Record<Name, Person>
}

function isAccount(value: unknown): value is { readonly localId: string; readonly idToken: string } {
  return typeof value === 'object' && value !== null && 'localId' in value && 'idToken' in value
}
