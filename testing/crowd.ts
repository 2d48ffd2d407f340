import { database, stored } from './database.ts'
import { eventually } from './eventually.ts'
import { type Person, signUpMany } from './person.ts'

/** Signs up this many people and waits for their profiles. A hook that calls it for hundreds needs minutes. */
export async function crowd(count: number): Promise<readonly Person[]> {
  const people = await signUpMany(count)
  await eventually(async () => {
    const profiles = await database.getAll(...people.map(({ uid }) => stored.profile(uid)))
    const missing = profiles.filter(({ exists }) => !exists)
    if (missing.length > 0) throw new Error(`${missing.length} of ${count} profiles are not there`)
  }, 170_000)
  return people
}
