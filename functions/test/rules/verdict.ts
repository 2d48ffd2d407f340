import { assertFails } from '@firebase/rules-unit-testing'
import { test } from 'vitest'
import { type Person, people } from './rulesProject.ts'

export const everyone: readonly Person[] = people
export const noOne: readonly Person[] = []

/** An attempt at an operation and the people who may perform it. Everyone else must be denied. */
export type Attempt<Client> = readonly [
  what: string,
  attempt: (client: Client, person: Person) => Promise<unknown>,
  allowed: readonly Person[],
]

/** One test for each attempt and each kind of person. */
export function testAttempts<Client>(
  attempts: readonly Attempt<Client>[],
  clientOf: (person: Person) => Client,
): void {
  for (const [what, attempt, allowed] of attempts) {
    for (const person of people) {
      const may = allowed.includes(person)
      test(`${what}: ${person} ${may ? 'may' : 'may not'}`, async () => {
        const attempted = attempt(clientOf(person), person)
        await (may ? attempted : assertFails(attempted))
      })
    }
  }
}
