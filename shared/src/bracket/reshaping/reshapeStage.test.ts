import { expect, test } from 'vitest'
import { isUsed } from '../model/isUsed.ts'
import { isFinished } from '../standings/champions.ts'
import { done, given, playRandomStages } from '../testing/playRandomStages.ts'
import { chance } from '../../random/chance.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import type { Bracket } from '../model/bracket.ts'
import { play, required } from '../testing/playOut.ts'
import { roundsOf } from '../rounds/roundsOf.ts'
import { formatOf } from './formatOf.ts'
import { reshapeStage } from './reshapeStage.ts'

const single = bracketOf(5, { bestOf: { rounds: 3, final: 5 } })
const double = bracketOf(4, { format: 'double', bestOf: { rounds: 3, final: 5 } })
const reshape = (bracket: Bracket, options: object) => done(bracket, 'reshapeStage', { stage: '', options })

const laidOut = (bracket: Bracket) =>
  [...bracket.matches.values()]
    .filter(isUsed)
    .map(({ revision: _, ...match }) => match)
    .toSorted((one, other) => one.id.localeCompare(other.id))

test.each([
  [
    'third-place match',
    single,
    { thirdPlace: true },
    bracketOf(5, { bestOf: { rounds: 3, final: 5 }, thirdPlace: true }),
  ],
  [
    'second final',
    double,
    { grandFinal: 'reset' },
    bracketOf(4, { format: 'double', bestOf: { rounds: 3, final: 5 }, grandFinal: 'reset' }),
  ],
  [
    'lead in the final',
    double,
    { grandFinal: 'advantage' },
    bracketOf(4, { format: 'double', bestOf: { rounds: 3, final: 5 }, grandFinal: 'advantage' }),
  ],
] as const)(
  'a %s that is added is as if it had been there, and can be taken out',
  (_, before, options, expected) => {
    const added = reshape(before, options)
    expect(laidOut(added)).toEqual(laidOut(expected))
    expect(added.shape.stages).toEqual(expected.shape.stages)
    const out = reshape(
      added,
      Object.fromEntries(
        Object.keys(options).map(name => [name, formatOf(before).options[name as 'thirdPlace']]),
      ),
    )
    expect(laidOut(out)).toEqual(laidOut(before))
    expect(roundsOf(out).length).toBe(roundsOf(before).length + ('thirdPlace' in options ? 1 : 0))
    const again = reshape(out, options)
    expect(laidOut(again)).toEqual(laidOut(expected))
    const end = playRandomStages(again, chance(3))
    expect(isFinished(end)).toBe(true)
  },
)

test('the kind of the final can change until it has begun, and teams stay in it', () => {
  const before = ['upper-1-1', 'upper-1-2', 'upper-2-1', 'lower-1-1', 'lower-2-1']
  const ready = before.reduce((bracket, id) => play(bracket, id, 0), double)
  const kinds = ['advantage', 'reset', 'advantage', 'single'] as const
  const games = kinds.map((_, index) => {
    const changes = kinds.slice(0, index + 1)
    const bracket = changes.reduce((each, grandFinal) => reshape(each, { grandFinal }), ready)
    const { status, score, games } = required(bracket, 'final-1-1')
    expect(status).toBe('ready')
    return [score.join(':'), games?.map(({ source }) => source)]
  })
  expect(games).toEqual([
    ['1:0', ['advantage']],
    ['0:0', undefined],
    ['1:0', ['advantage']],
    ['0:0', undefined],
  ])
  const begun = done(ready, 'startMatch', { matchId: 'final-1-1' })
  const refused = { code: 'matches-begun', facts: { matches: ['final-1-1'] } }
  expect(reshapeStage(begun, { stage: '', options: { grandFinal: 'advantage' } })).toMatchObject(refused)
  const ahead = done(reshape(ready, { grandFinal: 'advantage' }), 'startMatch', { matchId: 'final-1-1' })
  expect(reshapeStage(ahead, { stage: '', options: { grandFinal: 'single' } })).toMatchObject(refused)
  const short = bracketOf(4, { format: 'double' })
  expect(reshapeStage(short, { stage: '', options: { grandFinal: 'advantage' } })).toMatchObject({
    code: 'advantage-unfit',
  })
})

test('once a match has begun on which it depends, it stays', () => {
  const semi = done(play(single, 'main-1-2', 0), 'startMatch', { matchId: 'main-2-1' })
  expect(reshapeStage(semi, { stage: '', options: { thirdPlace: true } })).toEqual({
    ok: false,
    code: 'matches-begun',
    facts: { matches: ['main-2-1'] },
  })
})

test('a small bracket has no match for third place, and a double elimination none at all', () => {
  for (const [bracket, options] of [
    [double, { thirdPlace: true }],
    [double, { grandFinal: 'often' }],
    [double, { lowerEntrants: 2 }],
  ] as const)
    expect(given(bracket, 'reshapeStage', { stage: '', options })).toMatchObject({ code: 'option-unfit' })
  expect(given(bracketOf(3), 'reshapeStage', { stage: '', options: { thirdPlace: true } })).toMatchObject({
    code: 'option-unfit',
  })
  expect(given(double, 'reshapeStage', { stage: 's9', options: {} })).toMatchObject({ code: 'not-found' })
})
