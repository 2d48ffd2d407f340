import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { functionQueries } from './functionQueries.ts'
import { type NeededIndex, neededIndexes } from './neededIndexes.ts'
import { pageQueries } from './pageQueries.ts'
import type { Query } from './query.ts'

const root = new URL('../../../', import.meta.url)

const kind = {
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
}
const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP'])
const declared = z
  .object({
    indexes: z.array(
      z.object({
        collectionGroup: z.string(),
        queryScope,
        fields: z.array(z.object({ fieldPath: z.string(), ...kind })),
      }),
    ),
    fieldOverrides: z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        indexes: z.array(z.object({ queryScope, ...kind })),
      }),
    ),
  })
  .parse(JSON.parse(await readFile(new URL('firestore.indexes.json', root), 'utf8')))

const kindOf = (index: { readonly order?: string | undefined; readonly arrayConfig?: string | undefined }) =>
  index.order ?? index.arrayConfig ?? ''

/** An index as text, so that it can be compared: `players COLLECTION_GROUP: uid ASCENDING, joinedAt DESCENDING`. */
const asText = ({ collection, scope, equal, sorted }: NeededIndex) =>
  `${collection} ${scope}: ${[...[...equal].sort(), ...sorted].join(', ')}`

const tables: readonly Readonly<Record<string, Query>>[] = [pageQueries, functionQueries]
const needed = new Set(
  tables.flatMap(table => Object.values(table).flatMap(query => neededIndexes(query).map(asText))),
)

const composite = declared.indexes.map(({ collectionGroup, queryScope: scope, fields }) => {
  const named = fields.map(field => `${field.fieldPath} ${kindOf(field)}`)
  return asText({ collection: collectionGroup, scope, equal: named.slice(0, -1), sorted: named.slice(-1) })
})

const overridden = new Map(
  declared.fieldOverrides.map(({ collectionGroup, fieldPath, indexes }) => [
    `${collectionGroup}.${fieldPath}`,
    indexes.map(index =>
      asText({
        collection: collectionGroup,
        scope: index.queryScope,
        equal: [],
        sorted: [`${fieldPath} ${kindOf(index)}`],
      }),
    ),
  ]),
)

/** What Firestore has for a field without an override. */
function defaultIndexes(collection: string, field: string): readonly string[] {
  return ['ASCENDING', 'DESCENDING', 'CONTAINS'].map(each =>
    asText({ collection, scope: 'COLLECTION', equal: [], sorted: [`${field} ${each}`] }),
  )
}

function isPresent(index: string): boolean {
  const [, collection = '', field = ''] = /^(\w+) \w+: ([\w.]+) \w+$/.exec(index) ?? []
  if (field === '') return composite.includes(index)
  return (overridden.get(`${collection}.${field}`) ?? defaultIndexes(collection, field)).includes(index)
}

/** The emulator needs no indexes; in production a query without its index fails. */
test('there is an index for every query', () => {
  expect([...needed].filter(index => !isPresent(index))).toEqual([])
  expect(needed.size).toBeGreaterThan(80)
})

test('there is no composite index that no query needs', () => {
  expect(composite.filter(index => !needed.has(index))).toEqual([])
  expect(new Set(composite).size).toBe(composite.length)
})

test('an override adds to the default indexes, or replaces them by those that queries need', () => {
  for (const [name, indexes] of overridden) {
    const [collection = '', field = ''] = name.split(/\.(.*)/)
    const defaults = defaultIndexes(collection, field)
    const hasDefaults = defaults.every(index => indexes.includes(index))
    const own = indexes.filter(index => !(hasDefaults && defaults.includes(index)))
    expect(
      own.filter(index => !needed.has(index)),
      name,
    ).toEqual([])
    expect(hasDefaults && own.length === 0, `${name} is indexed so without an override`).toBe(false)
  }
})

/** Each index of a time that only grows takes 500 writes a second at most: it has none but those that queries need. */
test.each([
  'log.at',
  'competitions.changedAt',
  'players.changedAt',
  'teams.changedAt',
  'brackets.changedAt',
  'matches.changedAt',
  'lineUps.changedAt',
  'commentators.changedAt',
  'publicCommentators.changedAt',
  'profiles.changedAt',
  'accounts.changedAt',
  'outbox.at',
  'outbox.fanOutAfter',
  'outbox.sweepAfter',
  'deliveries.dueAt',
  'deliveries.secondAt',
  'deliveries.usefulUntil',
  'deliveries.sweepAfter',
  'notifications.at',
  'notifications.readAt',
  'notifications.sweepAfter',
])('the time %s is indexed as queries need it, and no further', name => {
  expect(overridden.get(name)?.filter(index => !needed.has(index))).toEqual([])
})

test('only the two builders build queries, and every query is used', async () => {
  const builders = ['functions/src/platform/firestore/find.ts', 'web/src/platform/firebase/firestore.ts']
  const sources = new Map<string, string>()
  for (const folder of ['functions/src', 'web/src']) {
    const names = await readdir(new URL(folder, root), { recursive: true })
    for (const name of names.filter(each => /(?<!\.test)\.tsx?$/.test(each)))
      sources.set(`${folder}/${name}`, await readFile(new URL(`${folder}/${name}`, root), 'utf8'))
  }
  const building = [...sources].filter(([, text]) => /\b(where|orderBy|collectionGroup)\(/.test(text))
  expect(building.map(([name]) => name).sort()).toEqual(builders)
  const code = [...sources.values()].join('')
  const names = tables.flatMap(table => Object.keys(table))
  expect(names.filter(name => !code.includes(`'${name}'`))).toEqual([])
})
