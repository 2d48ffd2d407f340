import { expect, test } from 'vitest'
import { answerIn, isInUse } from './projectState.ts'

test('reads what firebase-tools prints, and nothing from a failure', () => {
  expect(answerIn('{"status":"success","result":[1]}')).toEqual([1])
  expect(answerIn('A warning\n{"status":"success"}')).toBeUndefined()
  expect(answerIn('{"status":"error","error":"Failed to authenticate"}')).toBeUndefined()
  expect(answerIn('')).toBeUndefined()
})

test('a secret is in use if one of its versions is enabled', () => {
  expect(isInUse({ secrets: [{ state: 'DESTROYED' }, { state: 'ENABLED' }] })).toBe(true)
  expect(isInUse({ secrets: [{ state: 'DISABLED' }] })).toBe(false)
  expect(isInUse(undefined)).toBe(false)
})
