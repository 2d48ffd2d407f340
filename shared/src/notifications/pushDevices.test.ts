import { expect, test } from 'vitest'
import { maxPushDevices, withPushDevice } from './pushDevices.ts'

test('a device that is added again becomes the latest, and the earliest makes room for one too many', () => {
  expect(withPushDevice(['a', 'b'], 'a')).toEqual({ ids: ['b', 'a'], dropped: [] })
  const full = Array.from({ length: maxPushDevices }, (_, index) => `device-${index}`)
  expect(withPushDevice(full, 'new')).toEqual({ ids: [...full.slice(1), 'new'], dropped: ['device-0'] })
})
