import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { drawnRounds } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import { playOut } from '@upper-bracket/shared/bracket/testing/playOut'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { bracketLayout } from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { layoutMetrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import { foldableRounds } from './useFolding.ts'

const foldable = (bracket: Bracket) =>
  [...foldableRounds(drawnRounds(bracket), bracket.matches)].map(
    ({ section, round }) => `${section}-${round}`,
  )

test('rounds collapse from the beginning of each section once all their matches are over', () => {
  const start = bracketOf(8, { format: 'double' })
  expect(foldable(start)).toEqual([])
  expect(foldable(withOver(start, ({ section, round }) => section === 'upper' && round === 1))).toEqual([
    'upper-1',
  ])
  const gap = withOver(start, ({ section, round }) => section === 'upper' && round === 2)
  expect(foldable(gap)).toEqual([])
  expect(
    foldable(
      withOver(start, ({ section, round, position }) => section === 'upper' && round === 1 && position > 0),
    ),
  ).toEqual([])
})

test('once everything is played the last round of each section stays, without gaps', () => {
  const over = playOut(bracketOf(8, { format: 'double', grandFinal: 'single' }), { luck: 5 })
  const rounds = drawnRounds(over)
  const folded = foldableRounds(rounds, over.matches)
  expect([...folded].map(({ section, round }) => `${section}-${round}`)).toEqual([
    'upper-1',
    'upper-2',
    'lower-1',
    'lower-2',
    'lower-3',
  ])
  const whole = bracketLayout(rounds, layoutMetrics)
  const left = bracketLayout(
    rounds.filter(round => !folded.has(round)),
    layoutMetrics,
  )
  expect(left.rounds).toHaveLength(3)
  expect(Math.min(...left.rounds.map(({ x }) => x))).toBe(0)
  expect(left.width).toBeLessThan(whole.width)
  expect(left.height).toBeLessThan(whole.height)
})

function withOver(bracket: Bracket, isOver: (match: Match) => boolean): Bracket {
  const matches = [...bracket.matches.values()].map(
    (match): Match => (isOver(match) ? { ...match, status: 'finished' } : match),
  )
  return { ...bracket, matches: new Map(matches.map(match => [match.id, match])) }
}
