import { expect, test } from 'vitest'
import { pictureAddress } from '../picture/storedPicture.ts'
import { type Competition, withDefaults } from './competition.ts'
import { setSponsors, sponsorLimits, sponsorUrl } from './sponsors.ts'
import { aCompetition } from './testing/aCompetition.ts'

/** A PNG of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const files = { small: dot, large: dot }
const context = { revision: 0, now: 9 }
const wolf = { id: 'wolf', name: 'Wolf', url: 'https://wolf.example/', picture: files }
const stored = (changes: Partial<Competition> = {}) =>
  aCompetition({ sponsors: [{ ...wolf, picture: 1 }], ...changes })

test('sponsors are stored in their order with the version of their picture, and those that go take theirs along', () => {
  const added = setSponsors(aCompetition(), [wolf], context)
  expect(added).toMatchObject({
    ok: true,
    value: { competition: { sponsors: stored().sponsors, revision: 1, updatedAt: 9 } },
  })
  if (!added.ok) return
  expect([...added.value.pictures]).toEqual([['wolf', { ...files, version: 1 }]])
  const kept = { ...wolf, name: 'Wolves', picture: null }
  const bear = { ...wolf, id: 'bear' }
  const renamed = setSponsors(stored(), [bear, kept], context)
  expect(renamed).toMatchObject({
    value: { competition: { sponsors: [{ id: 'bear' }, { id: 'wolf', name: 'Wolves', picture: 1 }] } },
  })
  const removed = setSponsors(stored(), [], context)
  expect(removed.ok && [...removed.value.pictures]).toEqual([['wolf', null]])
})

test('a repeated call succeeds at any revision, and another at an outdated one is refused', () => {
  const competition = stored({ revision: 4 })
  const repeated = setSponsors(competition, [wolf], context)
  expect(repeated).toEqual({ ok: true, value: { competition, pictures: new Map() } })
  expect(setSponsors(competition, [], context)).toMatchObject({ code: 'changed-meanwhile' })
})

test('no sponsor is without a picture, and none has markup as one', () => {
  expect(setSponsors(aCompetition(), [{ ...wolf, picture: null }], context)).toMatchObject({
    code: 'not-a-picture',
  })
  const svg = btoa('<svg onload="alert(1)"/>')
  expect(
    setSponsors(aCompetition(), [{ ...wolf, picture: { ...files, large: svg } }], context),
  ).toMatchObject({ code: 'not-a-picture' })
})

test.each([
  ['https://wolf.example/?from=cup', true],
  ['http://wolf.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//wolf.example', false],
  ['https://bank.example@evil.example/', false],
  [`https://wolf.example/${'a'.repeat(sponsorLimits.urlMax)}`, false],
])('%s is an address of a sponsor: %s', (url, isOne) => {
  expect(sponsorUrl.safeParse(url).success).toBe(isOne)
})

test('a competition that was stored before there were sponsors has none', () => {
  const { sponsors: _, ...older } = aCompetition()
  expect(withDefaults(older as Competition).sponsors).toEqual([])
  expect(pictureAddress({ competitionId: 'cup', kind: 'sponsor', ownerId: 'wolf' }, 1, 'small')).toBe(
    '/api/competitions/cup/pictures/sponsor/wolf/1-small',
  )
})
