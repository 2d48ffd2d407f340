import { expect, test } from 'vitest'
import { Problem, problemSentence } from './problem.ts'

const systemError = (code: string) => Object.assign(new Error(`${code}: write`), { code })

test('what stands in the way is told in its own sentence', () => {
  expect(problemSentence(new Problem('Java is missing.'))).toBe('Java is missing.')
})

test('a full disk is told as such, wherever it was met', () => {
  expect(problemSentence(systemError('ENOSPC'))).toBe('The disk is full: free some space and start again.')
})

test('any other error keeps its stack', () => {
  expect(problemSentence(systemError('EPIPE'))).toBeUndefined()
  expect(problemSentence('words')).toBeUndefined()
})
