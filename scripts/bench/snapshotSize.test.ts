import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { expect, test } from 'vitest'
import { packedResponse } from '../../functions/src/snapshot/packedResponse.ts'

test('128 full teams in the middle of play take at most 40 KiB', async () => {
  const { gzipped } = await packedResponse(largeSnapshot(128))
  expect(gzipped.length).toBeLessThanOrEqual(40 * 1024)
})
