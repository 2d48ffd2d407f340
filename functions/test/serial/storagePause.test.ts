import type firebase from 'firebase/compat/app'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { database, stored } from '../../../testing/database.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { type Person, people, rulesProject } from '../rules/rulesProject.ts'
import { profile as visitorProfile } from '../rules/testCompetition.ts'
import { everyone, noOne, testAttempts } from '../rules/verdict.ts'

type Storage = firebase.storage.Storage

const mine = 'avatars/player'
const banner = 'banners/cup-with-banner'
const organizers: readonly Person[] = ['administrator', 'owner']
const profile = { ...visitorProfile, visit: null }

/** Serially, because the emulator of Storage looks into the project of the functions, and the pause is for all of it. */
describe.each([
  ['before a pause', false],
  ['while the operation is paused', true],
  ['after the pause', false],
])('Storage %s', (_, isPaused) => {
  const project = rulesProject('storage')
  const competition = database.doc('competitions/cup-with-banner')
  const put = async (storage: Storage, path: string) => {
    await storage.ref(path).put(new Uint8Array(64), { contentType: 'image/png' })
  }

  beforeAll(async () => {
    await Promise.all(people.map(uid => stored.profile(uid).set(profile)))
    await competition.set({ ownerUid: 'owner', adminUids: ['administrator'] })
    if (isPaused) await documents.pause().set({ since: 1 })
  })
  afterAll(async () => {
    await documents.pause().delete()
    await Promise.all(people.map(uid => database.recursiveDelete(stored.profile(uid))))
    await competition.delete()
  })
  beforeEach(async () => {
    await project().seedFile(mine, 'image/png')
    await project().seedFile(banner, 'image/png')
  })

  testAttempts<Storage>(
    [
      ['reads an avatar', storage => storage.ref(mine).getDownloadURL(), everyone],
      ['reads a banner', storage => storage.ref(banner).getDownloadURL(), everyone],
      ['puts an avatar', storage => put(storage, mine), isPaused ? noOne : ['player']],
      ['deletes an avatar', storage => storage.ref(mine).delete(), isPaused ? noOne : ['player']],
      // Its rule has no read left for the pause.
      ['puts a banner', storage => put(storage, banner), organizers],
      ['deletes a banner', storage => storage.ref(banner).delete(), isPaused ? noOne : organizers],
    ],
    person => project().storage(person),
  )
})
