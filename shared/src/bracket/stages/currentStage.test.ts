import { expect, test } from 'vitest'
import { playOut } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { currentStage } from './currentStage.ts'

test('the stage with open matches is the current one, and the last one in the end', () => {
  const bracket = bracketOf(8, {
    stages: [{ kind: 'gsl', groups: 2, advance: 2, bestOf: 1 }],
  })
  expect(currentStage(bracket).key).toBe('s1')
  const keys = new Set<string>()
  const matches = new Map(
    [...bracket.matches].map(([id, match]) => {
      keys.add(match.stage)
      return [id, match.stage === 's1' ? { ...match, status: 'finished' as const } : match]
    }),
  )
  expect([...keys]).toEqual(['s1', 's2'])
  expect(currentStage({ ...bracket, matches }).key).toBe('s2')
  const single = bracketOf(4)
  expect(currentStage(playOut(single, { luck: 1 })).key).toBe('')
})
