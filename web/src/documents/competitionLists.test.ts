import { listSections } from '@upper-bracket/shared/competition/listSections'
import { expect, test } from 'vitest'
import type { ListSource } from '#platform/streams/listSnapshot.ts'
import { anything, participationSource, sectionSource } from './competitionLists.ts'

const open = { after: null, until: null }
const people = ['everybody', 'nobody', { owner: 'me' }, { administrator: 'me' }] as const
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

test.each(sources)('the list %s stays within the limit of the rules', (_, source) => {
  expect(source.limit).toBeLessThanOrEqual(50)
})

test('only in a demonstration does the public list ask for a field that other competitions lack', () => {
  const page = { section: 'running', overdue: 0, filter: anything, ...open } as const
  expect(sectionSource({ ...page, whose: 'everybody' }).params).toEqual({ status: 'running' })
  expect(sectionSource({ ...page, whose: 'nobody' }).params).toEqual({ status: 'running', visitorUid: null })
})

test('a page is followed with one row more than it shows, and in full once another page follows', () => {
  const page = { whose: 'everybody', section: 'upcoming', overdue: 7, filter: anything } as const
  expect(sectionSource({ ...page, ...open })).toMatchObject({
    query: 'upcomingCompetitions',
    params: { status: 'registration', startDate: 7 },
    limit: 13,
  })
  expect(sectionSource({ ...page, after: null, until: [9, 'id'] })).toMatchObject({
    until: [9, 'id'],
    limit: 50,
  })
})
