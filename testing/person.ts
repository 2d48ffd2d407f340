import { randomUUID } from 'node:crypto'
import { oneRequest } from '@upper-bracket/shared/local/oneRequest'
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
  const { localId, idToken } = await newSession('signUp', email, password)
  return { uid: localId, email, idToken }
}

interface Session {
  readonly localId: string
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresIn: string
}

/** Signs somebody up, or in, and returns what Firebase answers. */
export async function newSession(
  how: 'signUp' | 'signInWithPassword',
  email: string,
  password: string,
): Promise<Session> {
  const response = await fetch(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:${how}?key=any`,
    {
      method: 'POST',
      headers: { ...oneRequest, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const session: unknown = await response.json()
  if (!isSession(session)) throw new Error(`No session for ${email}: ${JSON.stringify(session)}`)
  return session
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

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'idToken' in value && 'refreshToken' in value
}
