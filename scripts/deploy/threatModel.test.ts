import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { persistentRateLimits } from '../../functions/src/platform/limits/persistentRateLimits.ts'
import { retentionMs } from '../../shared/src/notifications/retentionMs.ts'
import { cloudRetentionMs, cookieRetention } from '../../shared/src/operator/storedData.ts'
import { root } from '../folders.ts'

const text = (path: string) => readFile(join(root, path), 'utf8')

test('the threat model states what the largest public list costs, as the rules and the prices have it', async () => {
  const rules = await text('firestore.rules')
  const largest = Math.max(...[...rules.matchAll(/asksForAtMost\((\d+)\)/g)].map(([, most]) => Number(most)))
  const [, price] = /Firestore in a multi-region ([\d.]+) dollars/.exec(await text('docs/costs.md')) ?? []
  const dollars = Math.round(largest * Number(price) * 10)
  expect(await text('docs/threat-model.md')).toContain(
    `${largest.toLocaleString('en')} documents, ${dollars.toLocaleString('en')} dollars for a million requests`,
  )
})

test('the documents state how long what people are told is stored', async () => {
  const days = (ms: number) => ms / (24 * 60 * 60_000)
  const [notifications, deliveries, events] = [
    days(retentionMs.notifications),
    days(retentionMs.deliveries),
    days(retentionMs.events),
  ]
  expect(await text('docs/threat-model.md')).toContain(
    `notifications go after ${notifications} days, deliveries after ${deliveries}, events after ${events};`,
  )
  expect(await text('docs/costs.md')).toContain(
    `a document and a delivery each, swept after ${notifications} and ${deliveries} days`,
  )
})

test('the privacy policy states how long rate limits, backups and cookies are stored', async () => {
  const limits = Object.values(persistentRateLimits).flatMap(({ person, address }) => [person, address])
  const longest = Math.max(...limits.map(limit => (limit === null ? 0 : limit.burst * limit.refillMs)))
  expect(longest).toBeLessThanOrEqual(retentionMs.rateLimits)

  const weeks = cloudRetentionMs.backups / (7 * 24 * 60 * 60_000)
  expect(await text('docs/deploying.md')).toContain(`kept for ${weeks} weeks`)

  const written: string[] = []
  for await (const path of glob('{web,functions}/src/**/*.{ts,tsx}', { cwd: root }))
    written.push(
      ...[...(await text(path)).matchAll(/^const cookie = '(\w+)'/gm)].map(([, name]) => `${name}`),
    )
  expect([...written, '__session', '_ga'].toSorted()).toEqual(Object.keys(cookieRetention).toSorted())
})
