import { expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { sweepExpired } from '../../src/sign-in/sweepSignIns.ts'

const identity = { provider: 'steam', id: '7', nickname: null, profileURL: null } as const

it('deletes what is out of date of each kind and nothing else, also twice at once', async () => {
  const now = Date.now()
  const ages = [-3_600_000, 0, 1, 3_600_000]
  const written = ages.flatMap(age => {
    const [id, expiresAt] = [freshId(), now + age]
    return [
      { age, ref: stored.signInAttempts().doc(id), data: { expiresAt } },
      { age, ref: stored.openidNonces().doc(id), data: { expiresAt } },
      { age, ref: stored.accountDeletion(id), data: { expiresAt } },
      { age, ref: stored.rateLimits(id), data: { expiresAt, createInvitation: expiresAt } },
      { age, ref: stored.telegramLinks().doc(id), data: { expiresAt, uid: 'wolf', usedBy: null } },
      { age, ref: stored.signInTickets().doc(id), data: { expiresAt, identity, usedBy: null } },
    ]
  })
  await Promise.all(written.map(({ ref, data }) => ref.firestore.doc(ref.path).set(data)))

  await Promise.all([sweepExpired(now), sweepExpired(now)])
  const left = await Promise.all(
    written.map(async ({ age, ref }) => ({ age, exists: (await ref.get()).exists })),
  )
  expect(left).toEqual(left.map(({ age }) => ({ age, exists: age > 0 })))
})
