import { expect, it } from 'vitest'
import { freshId } from '../../../testing/seededCompetition.ts'
import { sweepOld } from '../../src/notifications/sweepNotifications.ts'
import { firestore } from '../../src/platform/firebase.ts'

it('deletes what is old of each kind and nothing else, also twice at once', async () => {
  const now = Date.now()
  const uid = freshId()
  const matchRoom = `competitions/${uid}/brackets/b/matchRooms/r/screenshots`
  const due = [
    `${matchRoom}/old`,
    `profiles/${uid}/notifications/old`,
    `outbox/${freshId()}`,
    `deliveries/${freshId()}`,
  ]
  const kept = [
    `${matchRoom}/kept`,
    `profiles/${uid}/notifications/kept`,
    `outbox/${freshId()}`,
    `deliveries/${freshId()}`,
  ]
  const batch = firestore().batch()
  for (const path of due) batch.set(firestore().doc(path), { sweepAfter: now })
  for (const path of kept) batch.set(firestore().doc(path), { sweepAfter: now + 1 })
  await batch.commit()

  await Promise.all([sweepOld(now), sweepOld(now)])
  const left = await firestore().getAll(...[...due, ...kept].map(path => firestore().doc(path)))
  expect(left.flatMap(read => (read.exists ? read.ref.path : []))).toEqual(kept)
})

it('keeps old events that a pause has left to be fanned out', async () => {
  const now = Date.now()
  const waiting = firestore().doc(`outbox/${freshId()}`)
  await waiting.set({ fanOutAfter: now - 15 * 24 * 60 * 60_000, sweepAfter: now - 1 })
  await sweepOld(now)
  expect((await waiting.get()).exists).toBe(true)
  await waiting.update({ fanOutAfter: null })
  await sweepOld(now)
  expect((await waiting.get()).exists).toBe(false)
})
