import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from 'firebase/auth'
import { connectStorageEmulator, getBytes, getStorage, ref, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { database, stored } from '../../../testing/database.ts'
import { eventually } from '../../../testing/eventually.ts'
import { markStaged } from '../../../testing/staged.ts'

/**
 * Tests the Storage rules runtime in use, official or our own, through the web SDK, as a browser sees it. These tests
 * run serially because the tests of rules reload the rules, which denies all access for a moment.
 */
describe('the Storage rules runtime', () => {
  const bucket = `${localProjectId}.appspot.com`
  const app = initializeApp(
    { projectId: localProjectId, apiKey: 'local', storageBucket: bucket },
    'storage-runtime',
  )
  const ports = emulatorPorts(Number(process.env['UPPER_BRACKET_PORT']))
  const auth = getAuth(app)
  const storage = getStorage(app)
  let uid = ''

  beforeAll(async () => {
    connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true })
    connectStorageEmulator(storage, '127.0.0.1', ports.storage)
    const { user } = await createUserWithEmailAndPassword(
      auth,
      `${crypto.randomUUID()}@example.com`,
      'secret1',
    )
    uid = user.uid
    await profileIsThere(true)
  })
  afterAll(() => deleteApp(app))

  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  const upload = (owner: string, contentType = 'image/png') =>
    uploadBytes(ref(storage, `avatars/${owner}`), picture, { contentType })

  const profileIsThere = (there: boolean) =>
    eventually(async () => expect((await stored.profile(uid).get()).exists).toBe(there))
  /** As no library asks, which would tidy the path up. */
  const uploadTo = async (path: string) => {
    const answer = await fetch(
      `http://127.0.0.1:${ports.storage}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`,
      {
        method: 'POST',
        headers: {
          authorization: `Firebase ${await auth.currentUser?.getIdToken()}`,
          'x-goog-upload-protocol': 'multipart',
          'content-type': 'multipart/related; boundary=part',
        },
        body: [
          '--part\r\nContent-Type: application/json\r\n\r\n{"contentType":"image/png"}',
          '--part\r\nContent-Type: image/png\r\n\r\npicture',
          '--part--',
        ].join('\r\n'),
      },
    )
    return answer.status
  }

  test('takes an avatar and gives it back', async () => {
    await upload(uid)
    expect(new Uint8Array(await getBytes(ref(storage, `avatars/${uid}`)))).toEqual(picture)
  })

  test('decides for each of many who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => uploadTo(`avatars/${uid}`)))
    expect(answers).toEqual(answers.map(() => 200))
  })

  test("knows who asks: another's place is refused", async () => {
    await expect(upload('somebody-else')).rejects.toMatchObject({ code: 'storage/unauthorized' })
  })

  test('knows what is sent: a page is no picture', async () => {
    await expect(upload(uid, 'text/html')).rejects.toMatchObject({ code: 'storage/unauthorized' })
  })

  test('knows one place of each person: others that lead to the same rule are refused', async () => {
    expect(await uploadTo(`avatars/${uid}`)).toBe(200)
    for (const path of [`avatars//${uid}`, `/avatars/${uid}`, `avatars/${uid}/`, `avatars///${uid}`]) {
      expect([path, await uploadTo(path)]).toEqual([path, 403])
    }
  })

  test('knows one place of each banner', async () => {
    const competitionId = `cup-of-${uid}`
    await markStaged(competitionId)
    await database.doc(`competitions/${competitionId}`).set({ ownerUid: uid, adminUids: [] })
    expect(await uploadTo(`banners/${competitionId}`)).toBe(200)
    for (const path of [`banners//${competitionId}`, `/banners/${competitionId}`]) {
      expect([path, await uploadTo(path)]).toEqual([path, 403])
    }
    await database.doc(`competitions/${competitionId}`).delete()
    expect(await uploadTo(`banners/${competitionId}`)).toBe(403)
  })

  test('answers each of many questions asked at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => upload(index % 2 === 0 ? uid : `stranger-${index}`)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'fulfilled' : 'rejected')),
    )
  })

  test('looks whether the account is still there', async () => {
    await upload(uid)
    await markStaged(uid)
    await stored.profile(uid).delete()
    await profileIsThere(false)
    await expect(upload(uid)).rejects.toMatchObject({ code: 'storage/unauthorized' })
  })
})
