import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { database, stored } from './database.ts'
import { type Person, signUp } from './person.ts'
import { freshId } from './seededCompetition.ts'
import { tokenOf } from './signedInAt.ts'

let template: Promise<Person> | undefined

/**
 * Makes up people with profiles who can call the functions, but have no account at the identity service: signing
 * hundreds up, and the triggers of that, takes minutes.
 */
export async function madeUpCrowd(count: number): Promise<readonly Person[]> {
  template ??= signUp('template')
  const { idToken } = await template
  const people = Array.from({ length: count }, (): Person => {
    const uid = freshId()
    const email = `${uid}@example.org`
    return { uid, email, idToken: tokenOf(idToken, { uid, email }) }
  })
  const batch = database.batch()
  for (const { uid, email } of people)
    batch.set(stored.profile(uid), newProfile({ email, displayName: null }, 0))
  await batch.commit()
  return people
}

/** Makes up one person for each name. */
export async function madeUpPeople<const Name extends string>(
  ...names: Name[]
): Promise<Record<Name, Person>> {
  const people = await madeUpCrowd(names.length)
  return Object.fromEntries(names.map((name, index) => [name, people[index]])) as Record<Name, Person>
}
