import type { Person } from '../../../../testing/person.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'

/** Take the place of those of `testing`: people in the project of the test file, who cannot call over HTTP. */
export const signUpAll = newPeople

export async function signUp(name = 'person'): Promise<Person> {
  const { [name]: person } = await newPeople(name)
  if (person === undefined) throw new Error('Nobody has signed up')
  return person
}
