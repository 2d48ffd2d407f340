import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from 'firebase/auth'
import { connectStorageEmulator, getBytes, getStorage, ref, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emulatorPorts, localProjectId } from '../../../web/src/platform/emulatorPorts.ts'

/** The rules runtime that decides here, official or our own, as a browser meets it: through the web SDK. */
describe('the Storage rules runtime', () => {
  const app = initializeApp(
    { projectId: localProjectId, apiKey: 'local', storageBucket: `${localProjectId}.appspot.com` },
    'storage-runtime',
  )
  const auth = getAuth(app)
  const storage = getStorage(app)
  let uid = ''

  beforeAll(async () => {
    const ports = emulatorPorts(Number(process.env['UPPER_BRACKET_PORT']))
    connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true })
    connectStorageEmulator(storage, '127.0.0.1', ports.storage)
    const { user } = await createUserWithEmailAndPassword(
      auth,
      `${crypto.randomUUID()}@example.com`,
      'secret1',
    )
    uid = user.uid
  })
  afterAll(() => deleteApp(app))

  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  const upload = (owner: string, contentType = 'image/png') =>
    uploadBytes(ref(storage, `avatars/${owner}`), picture, { contentType })

  test('takes an avatar and gives it back', async () => {
    await upload(uid)
    expect(new Uint8Array(await getBytes(ref(storage, `avatars/${uid}`)))).toEqual(picture)
  })

  test("knows who asks: another's place is refused", async () => {
    await expect(upload('somebody-else')).rejects.toMatchObject({ code: 'storage/unauthorized' })
  })

  test('knows what is sent: a page is no picture', async () => {
    await expect(upload(uid, 'text/html')).rejects.toMatchObject({ code: 'storage/unauthorized' })
  })

  test('answers each of many questions asked at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => upload(index % 2 === 0 ? uid : `stranger-${index}`)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'fulfilled' : 'rejected')),
    )
  })
})
