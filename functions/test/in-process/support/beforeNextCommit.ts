import { WriteBatch } from 'firebase-admin/firestore'
import { vi } from 'vitest'

/** Lets something happen between the reads and the commit of the next call. The test restores its mocks. */
export function beforeNextCommit(meanwhile: () => Promise<unknown>): void {
  const commit = WriteBatch.prototype.commit
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (this: WriteBatch) {
    await meanwhile()
    return commit.call(this)
  })
}
