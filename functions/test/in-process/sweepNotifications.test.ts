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
