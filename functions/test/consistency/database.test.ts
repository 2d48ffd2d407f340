import type { Contradiction } from '@upper-bracket/shared/consistency/contradiction'
import { expect, it } from 'vitest'
import { isStaged } from '../../../testing/staged.ts'
import { databaseContradictions } from '../../src/consistency/databaseContradictions.ts'
import '../../../testing/database.ts'

/** Triggers bring counts and copies in step a moment later. */
const patienceMs = 60_000

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
  const found: Contradiction[] = []
  for await (const contradiction of databaseContradictions()) {
    if (!(await isStaged(contradiction))) found.push(contradiction)
  }
  return found
}
