import { afterEach, expect, test, vi } from 'vitest'
import { killAtRequests } from '../../in-process/support/mortal.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'
import { simulatedDraft } from '../../in-process/support/simulatedDraft.ts'

const drafts = 300
const atOnce = 10

afterEach(() => {
  vi.restoreAllMocks()
})

test('300 drafts played at random, with calls that are killed and repeated, pick nobody twice and all end', {
  timeout: 1_800_000,
}, async () => {
  const first = Date.now() % 1_000_000
  killAtRequests()
  let killed = 0
  for (let played = 0; played < drafts; played += atOnce) {
    // Each organizer has a rate limit.
    const { owner } = await newPeople('owner')
    const counts = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => simulatedDraft(owner, first + played + index)),
    )
    killed += counts.reduce((sum, count) => sum + count, 0)
  }
  console.log(`${drafts} drafts from seed ${first}, ${killed} calls killed`)
  expect(killed).toBeGreaterThan(drafts)
})
