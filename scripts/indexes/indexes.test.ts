import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { root } from '../folders.ts'
import { queriesOfFunctions } from './queriesOfFunctions.ts'
import { queriesOfPages } from './queriesOfPages.ts'
import { type FieldIndex, type NeededIndex, neededIndex, type QueryShape } from './queryShape.ts'
import { sourceFile, sourceFiles } from './syntax.ts'

const order = z.enum(['ASCENDING', 'DESCENDING']).optional()
const arrayConfig = z.literal('CONTAINS').optional()
const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP'])
const declared = z
  .object({
    indexes: z.array(
      z.object({
        collectionGroup: z.string(),
        queryScope,
        fields: z.array(z.object({ fieldPath: z.string(), order, arrayConfig })),
      }),
    ),
    fieldOverrides: z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        indexes: z.array(z.object({ order, arrayConfig, queryScope })),
      }),
    ),
  })
  .parse(JSON.parse(await readFile(join(root, 'firestore.indexes.json'), 'utf8')))

const ofFunctions = queriesOfFunctions(await sourceFiles(join(root, 'functions/src')))
const ofPages = queriesOfPages(await sourceFiles(join(root, 'web/src')), [
  'competitionLists.ts',
  // A single document by its id, which needs no index, of whatever collection.
  'documentStreams.ts',
])
const queries = [...ofFunctions, ...ofPages]

/** The emulator needs no indexes; in production a query without its index fails. */
test('there is an index for every query of the functions and the pages', () => {
  expect(queries.flatMap(query => missingIndexes(query))).toEqual([])
  // A walk that finds too little would find nothing missing.
  expect(ofFunctions.length).toBeGreaterThanOrEqual(60)
  expect(ofPages.map(({ collection }) => collection)).toEqual(
    expect.arrayContaining(['players', 'teams', 'matches', 'log', 'notifications', 'invitations']),
  )
})

/**
 * Each index of a time that only grows takes its writes in one place, 500 a second at most: there is none that no query
 * needs.
 */
const growing: Readonly<Record<string, readonly string[]>> = {
  log: ['at'],
  outbox: ['at', 'fanOutAfter', 'sweepAfter'],
  deliveries: ['dueAt', 'secondAt', 'usefulUntil', 'sweepAfter'],
  notifications: ['at', 'readAt', 'sweepAfter'],
}

test.each(Object.entries(growing).flatMap(([name, fields]) => fields.map(field => [name, field] as const)))(
  'the times %s.%s are indexed as queries need them, and no further',
  (collection, field) => {
    const needed = queries
      .filter(query => query.collection === collection)
      .flatMap(query => singles(neededIndex(query)))
      .flatMap(([name, index]) => (name === field ? [JSON.stringify(index)] : []))
    const present = overrideOf(collection, field)?.map(index => JSON.stringify(index))
    expect(present?.sort()).toEqual([...new Set(needed)].sort())
  },
)

function missingIndexes(query: QueryShape): readonly string[] {
  const needed = neededIndex(query)
  const { collection, at } = query
  if ('single' in needed)
    return needed.single
      .filter(([field, index]) => !hasFieldIndex(collection, field, index))
      .map(([field, index]) => `${at}: ${collection}.${field} ${JSON.stringify(index)}`)
  const isThere = declared.indexes.some(index => {
    const fields = index.fields.map(each => `${each.fieldPath} ${each.order ?? each.arrayConfig}`)
    return (
      index.collectionGroup === collection &&
      index.queryScope === needed.scope &&
      [...fields.slice(0, needed.equal.length)].sort().join() === [...needed.equal].sort().join() &&
      fields.slice(needed.equal.length).join() === needed.sorted.join()
    )
  })
  return isThere ? [] : [`${at}: ${collection} by ${[...needed.equal, ...needed.sorted].join(', ')}`]
}

function singles(needed: NeededIndex): readonly (readonly [string, FieldIndex])[] {
  return 'single' in needed ? needed.single : []
}

/** Without an override Firestore indexes each field of a collection, and none of all collections of a name. */
function hasFieldIndex(collection: string, field: string, wanted: FieldIndex): boolean {
  const override = overrideOf(collection, field)
  if (override === undefined) return wanted.queryScope === 'COLLECTION'
  return override.some(index => JSON.stringify(index) === JSON.stringify(wanted))
}

function overrideOf(collection: string, field: string): readonly FieldIndex[] | undefined {
  const override = declared.fieldOverrides.find(
    each => each.collectionGroup === collection && each.fieldPath === field,
  )
  return override?.indexes.map(({ queryScope: scope, order: sorted, arrayConfig: array }) => ({
    ...(sorted && { order: sorted }),
    ...(array && { arrayConfig: array }),
    queryScope: scope,
  }))
}

describe('reading queries from the code', () => {
  const documents = sourceFile(
    'documents.ts',
    `export const documents = {
       timers: () => firestore().collection('timers'),
       everyPlayer: () => firestore().collectionGroup('players').withConverter(as<Player>()),
     } as const`,
  )
  const read = (text: string) =>
    queriesOfFunctions([documents, sourceFile('some.ts', text)]).map(({ at: _, ...shape }) => shape)
  const timers = { collection: 'timers', group: false, where: [['dueAt', '<=']], orderBy: [['dueAt', 'asc']] }

  test.each([
    ['a chain', `documents.timers().where('dueAt', '<=', now).orderBy('dueAt').limit(1).get()`],
    ['a constant', `const due = documents.timers().where('dueAt', '<=', now); due.limit(2).orderBy('dueAt')`],
    [
      'what a caller hands in',
      `function sweep(kind: Query) { return kind.where('dueAt', '<=', now).orderBy('dueAt') }
       sweep(documents.timers())`,
    ],
    [
      'what a caller hands in as part of an object',
      `function sweep({ among }: { among: Query }) { return among.where('dueAt', '<=', now).orderBy('dueAt') }
       const due = { among: documents.timers() }
       sweep(due)`,
    ],
    [
      'each of a list',
      `const kinds = [documents.timers()]
       kinds.map(kind => kind.where('dueAt', '<=', now).orderBy('dueAt'))`,
    ],
  ])('understands %s', (_, text) => {
    expect(read(text)).toContainEqual(timers)
  })

  test('understands a field of several, and groups', () => {
    const text = `const by = (field: 'uid' | 'other') => documents.everyPlayer().where(field, '==', uid)`
    expect(read(text)).toEqual(
      ['uid', 'other'].map(field => ({
        collection: 'players',
        group: true,
        where: [[field, '==']],
        orderBy: [],
      })),
    )
  })

  test.each([
    ['what nobody hands in', `function sweep(kind: Query) { return kind.where('dueAt', '<=', now) }`],
    ['a query from elsewhere', `elsewhere().where('dueAt', '<=', now)`],
    ['a field from elsewhere', `documents.timers().where(field, '==', 1)`],
  ])('refuses to overlook %s', (_, text) => {
    expect(() => read(text)).toThrow(/some\.ts:1/)
  })
})
