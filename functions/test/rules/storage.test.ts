import { assertFails } from '@firebase/rules-unit-testing'
import type firebase from 'firebase/compat/app'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { database, stored } from '../../../testing/database.ts'
import { type Person, people, rulesProject } from './rulesProject.ts'
import { profile as visitorProfile } from './testCompetition.ts'
import { type Attempt, everyone, noOne, testAttempts } from './verdict.ts'

type Storage = firebase.storage.Storage

const largest = 2 * 1024 * 1024
const largestBanner = 4 * 1024 * 1024
const mine = 'avatars/player'
const banner = 'banners/cup-with-banner'
const organizers: readonly Person[] = ['administrator', 'owner']

/** Everyone whose account is still there. */
const withProfile = people.filter(person => person !== 'nobody')

const profile = { ...visitorProfile, visit: null }

const project = rulesProject('storage')

beforeAll(async () => {
  // The emulator of Storage looks for documents in its own project, whatever project a bucket is of.
  await Promise.all(withProfile.map(uid => stored.profile(uid).set(profile)))
  await database
    .doc('competitions/cup-with-banner')
    .set({ ownerUid: 'owner', adminUids: ['administrator', 'deleted', 'visitor'] })
  await stored.profile('visitor').set(visitorProfile)
})

afterAll(async () => {
  await Promise.all([...withProfile, 'visitor'].map(uid => database.recursiveDelete(stored.profile(uid))))
  await database.doc('competitions/cup-with-banner').delete()
})

const asPerson = (person: Person) => project().storage(person)

test('a visitor of a demonstration stores no pictures, not even as an organizer', async () => {
  const storage = project().storage('visitor')
  await assertFails(put(storage, 'avatars/visitor'))
  await assertFails(put(storage, banner))
})

describe('an avatar that is there', () => {
  beforeEach(() => project().seedFile(mine, 'image/png'))

  testAttempts<Storage>(
    [
      ['asks for its address', storage => storage.ref(mine).getDownloadURL(), everyone],
      ['reads its metadata', storage => storage.ref(mine).getMetadata(), everyone],
      ['overwrites it', storage => put(storage, mine), ['player']],
      [
        'changes its metadata',
        storage => storage.ref(mine).updateMetadata({ cacheControl: 'max-age=60' }),
        ['player'],
      ],
      ['deletes it', storage => storage.ref(mine).delete(), ['player']],
      ['lists avatars', storage => storage.ref('avatars').list({ maxResults: 1 }), noOne],
      ['lists below it', storage => storage.ref(mine).list({ maxResults: 1 }), noOne],
    ],
    asPerson,
  )

  test('its owner cannot turn it into something that is no picture', async () => {
    await assertFails(project().storage('player').ref(mine).updateMetadata({ contentType: 'text/html' }))
  })
})

describe('an avatar that is new', () => {
  beforeEach(() => project().clear())

  testAttempts<Storage>([['puts it', storage => put(storage, mine), ['player']]], asPerson)

  test('is nobody’s whose account has been deleted, though the token still counts', async () => {
    await assertFails(put(project().storage('deleted'), 'avatars/deleted'))
  })

  test.each(['image/jpeg', 'image/png', 'image/webp'])('is %s', async contentType => {
    await put(project().storage('player'), mine, { contentType })
    const metadata = await project().storage('nobody').ref(mine).getMetadata()
    expect(metadata.contentType).toBe(contentType)
  })

  test.each([
    'image/gif',
    'image/svg+xml',
    'image/',
    'image/png; charset=utf-8',
    'text/html',
    'application/json',
  ])('is not %s', async contentType => {
    await assertFails(put(project().storage('player'), mine, { contentType }))
  })

  test('is of 2 MiB at the most', async () => {
    await put(project().storage('player'), mine, { size: largest })
    await assertFails(put(project().storage('player'), mine, { size: largest + 1 }))
  })

  test('is not empty', async () => {
    await assertFails(put(project().storage('player'), mine, { size: 0 }))
  })
})

describe('a banner that is there', () => {
  beforeEach(() => project().seedFile(banner, 'image/png'))

  testAttempts<Storage>(
    [
      ['asks for its address', storage => storage.ref(banner).getDownloadURL(), everyone],
      ['overwrites it', storage => put(storage, banner), organizers],
      [
        'changes its metadata',
        storage => storage.ref(banner).updateMetadata({ cacheControl: 'max-age=60' }),
        organizers,
      ],
      ['deletes it', storage => storage.ref(banner).delete(), organizers],
      ['lists banners', storage => storage.ref('banners').list({ maxResults: 1 }), noOne],
    ],
    asPerson,
  )
})

describe('a banner that is new', () => {
  beforeEach(() => project().clear())

  testAttempts<Storage>(
    [
      ['puts it', storage => put(storage, banner), organizers],
      ['puts one where there is no competition', storage => put(storage, 'banners/gone'), noOne],
    ],
    asPerson,
  )

  test('is not put by an administrator whose account has been deleted', async () => {
    await assertFails(put(project().storage('deleted'), banner))
  })

  test('is a picture of 4 MiB at the most', async () => {
    await put(project().storage('owner'), banner, { size: largestBanner, contentType: 'image/webp' })
    await assertFails(put(project().storage('owner'), banner, { size: largestBanner + 1 }))
    await assertFails(put(project().storage('owner'), banner, { contentType: 'image/svg+xml' }))
    await assertFails(put(project().storage('owner'), banner, { size: 0 }))
  })
})

describe('everything else', () => {
  const elsewhere = [
    'picture.png',
    'avatars/player/large',
    'exports/player.json',
    'avatarsplayer',
    'banners/cup-with-banner/large',
  ]
  testAttempts(elsewhere.flatMap(closedTo), asPerson)
})

function closedTo(path: string): Attempt<Storage>[] {
  return [
    [`reads ${path}`, storage => storage.ref(path).getDownloadURL(), noOne],
    [`writes ${path}`, storage => put(storage, path), noOne],
    [`deletes ${path}`, storage => storage.ref(path).delete(), noOne],
  ]
}

async function put(storage: Storage, path: string, file: { size?: number; contentType?: string } = {}) {
  const { size = 64, contentType = 'image/png' } = file
  await storage.ref(path).put(new Uint8Array(size), { contentType })
}
