import type { Contradiction } from '@upper-bracket/shared/consistency/contradiction'
import { expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import { isStaged } from '../../../testing/staged.ts'
import { type Page, type Walk, walks } from '../../src/consistency/walks.ts'

/** Triggers bring counts and copies in step a moment later. */
const patienceMs = 60_000

const atOnce = 8

it('contradicts itself nowhere after all that the tests have done', async () => {
  const deadline = Date.now() + patienceMs
  let found = await contradictions()
  while (found.length > 0 && Date.now() < deadline) {
    await new Promise(resolve => setTimeout(resolve, 3000))
    found = await contradictions()
  }
  expect(found.map(({ rule, sentence }) => `${rule}: ${sentence}`)).toEqual([])
})

async function contradictions(): Promise<readonly Contradiction[]> {
  const [competitions, ...others] = walks
  if (competitions === undefined) throw new Error('There is nothing to walk through')
  const ids = (await stored.competitions().select().get()).docs.map(({ id }) => id)
  // One competition is a page: many at a time, each from the one before it.
  const pages = [
    ...[null, ...ids].map(after => async () => (await competitions(after)).contradictions),
    ...others.map(walk => async () => throughout(walk)),
  ]
  const found: Contradiction[] = []
  const workers = Array.from({ length: atOnce }, async () => {
    for (let page = pages.pop(); page !== undefined; page = pages.pop()) {
      for (const contradiction of await page()) {
        if (!(await isStaged(contradiction))) found.push(contradiction)
      }
    }
  })
  await Promise.all(workers)
  return found
}

async function throughout(walk: Walk): Promise<readonly Contradiction[]> {
  const found: Contradiction[] = []
  let after: string | null = null
  do {
    const page: Page = await walk(after)
    found.push(...page.contradictions)
    after = page.next
  } while (after !== null)
  return found
}
