import { expect, test } from 'vitest'
import { databaseInconsistencies } from '../../functions/src/consistency/databaseInconsistencies.ts'
import type { Page, Walk } from '../../functions/src/consistency/walks.ts'
import { tellInconsistencies } from './tellInconsistencies.ts'

const nothing: Page = { inconsistencies: [], versions: new Map(), next: null }
const seed = { rule: 'seed', sentence: 'competitions/cup/teams/red has a wrong seed.', fix: null } as const

async function told(...walks: readonly Walk[]) {
  const lines: string[] = []
  const code = await tellInconsistencies(databaseInconsistencies(walks), line => lines.push(line))
  return { code, text: lines.join('\n') }
}

test('a read that fails for a while is repeated, and the list is complete', async () => {
  const deadlineExceeded = 4
  let failures = 2
  const slow: Walk = async () => {
    failures -= 1
    if (failures >= 0) throw Object.assign(new Error('late'), { code: deadlineExceeded })
    return { ...nothing, inconsistencies: [seed] }
  }
  const { code, text } = await told(slow)
  expect(code).toBe(1)
  expect(text).toContain('1 inconsistency, 0 with one right answer.')
  expect(await told(async () => nothing)).toEqual({ code: 0, text: 'Nothing contradicts anything.' })
})

test('what cannot be read is named, the rest is checked, and the exit code says that the check is incomplete', async () => {
  async function profiles(after: string | null): Promise<Page> {
    if (after !== null) throw new Error('broken')
    return { ...nothing, next: 'wolf' }
  }
  const competitions: Walk = async () => ({
    ...nothing,
    unchecked: { part: 'competitions/large', error: new Error('too slow') },
  })
  const { code, text } = await told(competitions, profiles, async () => ({
    ...nothing,
    inconsistencies: [seed],
  }))
  expect(code).toBe(2)
  expect(text).toContain('Not checked: competitions/large (too slow)')
  expect(text).toContain('Not checked: profiles after wolf (broken)')
  expect(text).toContain(seed.sentence)
  expect(text).toContain('The check is incomplete: 2 of its parts could not be read.')
})
