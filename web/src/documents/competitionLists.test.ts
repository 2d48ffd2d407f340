import { expect, test } from 'vitest'
import type { ListSource } from '#platform/streams/listSnapshot.ts'
import { anything, participationSource, sectionSource } from './competitionLists.ts'
import { listSections } from './listSections.ts'

interface Index {
  readonly collectionGroup: string
  readonly queryScope: string
  readonly fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[]
}

const [indexes] = Object.values(
  import.meta.glob<readonly Index[]>('../../../firestore.indexes.json', { import: 'indexes', eager: true }),
)

const open = { after: null, until: null }
const people = ['everybody', { owner: 'me' }, { administrator: 'me' }] as const
const filters = [
  anything,
  { ...anything, game: 'csgo' },
  { ...anything, word: 'cup' },
  { game: 'csgo', word: 'cup' },
] as const
const sources: readonly (readonly [string, ListSource])[] = [
  ...people.flatMap(whose =>
    filters.flatMap(filter =>
      listSections.map(
        section =>
          [
            `${section} of ${JSON.stringify(whose)} by ${JSON.stringify(filter)}`,
            sectionSource({ whose, section, overdue: 0, filter, ...open }),
          ] as const,
      ),
    ),
  ),
  ['where I play', participationSource({ uid: 'me', ...open })],
]

/** The emulator needs no indexes; in production a query without its index fails. */
test.each(sources)('there is an index for the list %s', (_, { path, group, where = [], orderBy = [] }) => {
  const [sorted] = orderBy
  const equalities = where.filter(([field]) => field !== sorted?.[0])
  expect(indexes).toContainEqual({
    collectionGroup: path,
    queryScope: group ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: [
      ...equalities.map(([fieldPath, operator]) =>
        operator === 'array-contains'
          ? { fieldPath, arrayConfig: 'CONTAINS' }
          : { fieldPath, order: 'ASCENDING' },
      ),
      ...orderBy.map(([fieldPath, direction]) => ({
        fieldPath,
        order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      })),
    ],
  })
})

test.each(sources)('the list %s stays within the limit of the rules', (_, source) => {
  expect(source.limit).toBeLessThanOrEqual(50)
})

test('a page is followed with one row more than it shows, and in full once another page follows', () => {
  const page = { whose: 'everybody', section: 'upcoming', overdue: 7, filter: anything } as const
  expect(sectionSource({ ...page, ...open })).toMatchObject({
    where: [
      ['status', '==', 'registration'],
      ['startDate', '>=', 7],
    ],
    orderBy: [['startDate', 'asc']],
    limit: 13,
  })
  expect(sectionSource({ ...page, after: null, until: [9, 'id'] })).toMatchObject({
    until: [9, 'id'],
    limit: 50,
  })
})
