import { sceneViews } from '@upper-bracket/shared/live/overlay'
import { expect, test } from 'vitest'
import { deskKeys, keyLabel, sceneKeys } from './deskKeys.ts'

test('every view has a key of its own: the digits, and letters beyond the ninth', () => {
  expect(sceneKeys.map(keyLabel).join('')).toBe('123456789ERTYUIOP')
  expect(sceneKeys.length).toBeGreaterThanOrEqual(sceneViews.length)
  const taken = [...sceneKeys, ...Object.values(deskKeys), 'Digit0']
  expect(new Set(taken).size).toBe(taken.length)
})
