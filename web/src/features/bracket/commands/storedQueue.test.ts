import type { QueuedCommand } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { required } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { storedQueue } from './storedQueue.ts'

const match = required(bracketOf(4), 'main-1-1')
const command: QueuedCommand = {
  id: 'one',
  at: 1,
  name: 'setScore',
  input: {
    competitionId: 'abcdefghijklmnopqrst',
    bracketId: 'abcdefghijklmnopqrst',
    matchId: match.id,
    revision: 1,
    teamIds: ['abcdefghijklmnopqrst', null],
    score: [1, 0],
  },
  sees: { status: 'running', score: [0, 0], forfeits: [false, false] },
  leaves: match,
  touches: [match.id],
  refusal: null,
  sent: false,
}

test('what was stored is read as it is', () => {
  expect(storedQueue([command, { ...command, id: 'two', refusal: 'changed-meanwhile', sent: true }])).toEqual(
    [command, { ...command, id: 'two', refusal: 'changed-meanwhile', sent: true }],
  )
  expect(storedQueue(undefined)).toEqual([])
})

const { sees: _sees, sent: _sent, ...older } = command

test.each<[string, unknown]>([
  ['a queue that is none', { 0: command }],
  ['an entry that is none', [null]],
  ['a command of an older build', [older]],
  ['a command that does not exist', [{ ...command, name: 'makeCoffee' }]],
  ['an input without a score', [{ ...command, input: { ...command.input, score: undefined } }]],
  ['an input that is none', [{ ...command, input: 'x' }]],
  ['a match without slots', [{ ...command, leaves: { ...match, slots: [] } }]],
])('%s is left out', (_, stored) => {
  expect(storedQueue(stored)).toEqual([])
})
