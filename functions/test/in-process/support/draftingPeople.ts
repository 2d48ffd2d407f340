import { afterEach, beforeEach, vi } from 'vitest'
import type { Person } from '../../../../testing/person.ts'
import { startedDraft } from './draftsAtHand.ts'
import { newPeople } from './newPeople.ts'

/** An organizer and two captains, of each test of the file that imports them. */
export let people: Record<'owner' | 'wolf' | 'bear', Person>
beforeEach(async () => {
  people = await newPeople('owner', 'wolf', 'bear')
})
afterEach(() => {
  vi.restoreAllMocks()
})

export const started = (options?: Parameters<typeof startedDraft>[2]) =>
  startedDraft(people.owner, [people.wolf, people.bear], options)
