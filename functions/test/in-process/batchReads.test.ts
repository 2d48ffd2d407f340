import { Firestore } from 'firebase-admin/firestore'
import { afterEach, expect, it, vi } from 'vitest'
import { firestore } from '../../src/platform/firebase.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { batchReads } from '../../src/platform/transaction/runTransaction.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('rejects nothing that nobody awaits where the only read fails', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const client = Firestore.prototype as unknown as { requestStream: () => Promise<unknown> }
  vi.spyOn(client, 'requestStream').mockRejectedValue(new Error('killed'))
  const read = firestore().runTransaction(
    transaction => batchReads(transaction).get(documents.profiles().limit(1)),
    { readOnly: true },
  )
  await expect(read).rejects.toThrow('killed')
  await new Promise(resolve => setTimeout(resolve, 50))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

it('reads documents that are asked for side by side by one request, each by its own converter', async () => {
  await firestore().doc('profiles/wolf').set({ displayName: 'Wolf' })
  await firestore().runTransaction(
    async transaction => {
      const getAll = vi.spyOn(transaction, 'getAll')
      const reads = batchReads(transaction)
      const [wolf, again, nobody, all] = await Promise.all([
        reads.get(documents.profile('wolf')),
        reads.get(documents.profile('wolf')),
        reads.get(documents.account('nobody')),
        reads.get(documents.profiles()),
      ])
      expect(wolf.data()).toMatchObject({ displayName: 'Wolf' })
      expect(again.data()).toMatchObject({ displayName: 'Wolf' })
      expect([nobody.exists, nobody.ref.path]).toEqual([false, 'accounts/nobody'])
      expect(all.docs.map(({ id }) => id)).toEqual(['wolf'])
      expect(getAll).toHaveBeenCalledTimes(1)
    },
    { readOnly: true },
  )
})
