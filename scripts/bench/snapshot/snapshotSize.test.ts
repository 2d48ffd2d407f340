import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { expect, test } from 'vitest'
import { packedAnswer } from '../../../functions/src/snapshot/packedAnswer.ts'

test('128 full teams in the middle of play take at most 40 KiB', async () => {
  const { gzipped } = await packedAnswer(largeSnapshot(128))
  expect(gzipped.length).toBeLessThanOrEqual(40 * 1024)
})
