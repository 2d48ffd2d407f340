import type { Person } from '../../../../testing/person.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'

/** Take the place of those of `testing`: people in the project of the test file, whose token only `call` reads. */
export async function signUpAll<const Name extends string>(...names: Name[]): Promise<Record<Name, Person>> {
  const people = await newPeople(...names)
  const idToken = `.${Buffer.from('{}').toString('base64url')}.`
  return Object.fromEntries(
    Object.entries<Person>(people).map(([name, person]) => [name, { ...person, idToken }]),
  ) as Record<Name, Person>
}

export async function signUp(name = 'person'): Promise<Person> {
  const { [name]: person } = await signUpAll(name)
  if (person === undefined) throw new Error('Nobody has signed up')
  return person
}
