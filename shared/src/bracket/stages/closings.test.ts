import { expect, test } from 'vitest'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { Match } from '../model/match.ts'
import { required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { closings } from './closings.ts'

test('a tie-break match that has not begun after all is closed if its tie is gone', () => {
  const stages = [{ ...defaultStages['round-robin'](4), groups: 1, advance: 1 }]
  const bracket = bracketOf(4, { format: 'table', stages })
  const running: Match = { ...required(bracket, 'tie-break-1-1'), status: 'running' }
  const closedBy = (after: Match) => closings({ bracket, changes: [[running, after]] }, { isWhole: false })
  expect(closedBy({ ...running, status: 'ready' })).toEqual([null])
  expect(closedBy({ ...running, score: [1, 0] })).toEqual([])
})
