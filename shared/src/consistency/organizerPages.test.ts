import { expect, test } from 'vitest'
import { followerInconsistencies, organizerPageInconsistencies } from './organizerPages.ts'

const page = {
  address: 'wolf-cups',
  addresses: ['wolf', 'wolf-cups'],
  name: 'Wolf Cups',
  description: '',
  links: [],
  revision: 1,
  createdAt: 1,
  updatedAt: 1,
}
const held = { uid: 'wolf' }
const records = {
  uid: 'wolf',
  page,
  hasProfile: true,
  holders: new Map([
    ['wolf', held],
    ['wolfcups', held],
  ]),
}
const repairsOf = (found: ReturnType<typeof organizerPageInconsistencies>) =>
  found.map(({ rule, fix }) => [rule, fix?.by === 'writing' ? fix.writes : fix])

test('a page belongs to a person who holds its addresses', () => {
  expect(organizerPageInconsistencies(records)).toEqual([])
  expect(repairsOf(organizerPageInconsistencies({ ...records, hasProfile: false }))).toEqual([
    ['orphaned-organizer-page', [{ path: 'organizerPages/wolf', fields: null }]],
  ])
  const holders = new Map([['wolf', { uid: 'bear' }]])
  expect(repairsOf(organizerPageInconsistencies({ ...records, holders }))).toEqual([
    ['organizer-address', null],
    ['organizer-address', [{ path: 'organizerAddresses/wolfcups', fields: held }]],
  ])
})

test('a person follows a page that exists', () => {
  const follower = { uid: 'bear', organizerUid: 'wolf', followedAt: 1 }
  expect(followerInconsistencies({ follower, hasPage: true, hasProfile: true })).toEqual([])
  for (const found of [
    { hasPage: false, hasProfile: true },
    { hasPage: true, hasProfile: false },
  ]) {
    expect(repairsOf(followerInconsistencies({ follower, ...found }))).toEqual([
      ['orphaned-follower', [{ path: 'organizerPages/wolf/followers/bear', fields: null }]],
    ])
  }
})
