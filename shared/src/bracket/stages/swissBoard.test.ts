import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import type { Bracket } from '../model/bracket.ts'
import type { SwissStage } from '../model/stage.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { isUsed } from '../model/isUsed.ts'
import { swissBoard } from './swissBoard.ts'

const swiss = (changes: object): StagePlan => ({
  kind: 'swiss',
  groups: 1,
  advance: 8,
  bestOf: 1,
  decidingBestOf: 3,
  pairing: 'valve',
  rounds: 3,
  publishing: 'automatic',
  criteria: ['record', 'difficulty', 'seed'],
  ...changes,
})
const stageIn = ({ shape: { stages } }: Bracket) => stages[0] as SwissStage
/** The boxes of each round: the record, and the numbers of matches and of teams. */
const boxesOf = (bracket: Bracket) =>
  swissBoard(bracket, stageIn(bracket)).map(({ boxes }) =>
    boxes.map(
      ({ wins, losses, matches, teamIds }) => `${wins}-${losses} ${matches.length} ${teamIds.length}`,
    ),
  )

test('the boxes of Valve’s Swiss are there before any match', () => {
  expect(boxesOf(bracketOf(16, { stages: [swiss({})] }))).toEqual([
    ['0-0 8 0'],
    ['1-0 0 0', '0-1 0 0'],
    ['2-0 0 0', '1-1 0 0', '0-2 0 0'],
    ['3-0 0 0', '2-1 0 0', '1-2 0 0', '0-3 0 0'],
    ['3-1 0 0', '2-2 0 0', '1-3 0 0'],
    ['3-2 0 0', '2-3 0 0'],
  ])
})

test('matches are in the box of their record, and teams leave with three wins or losses', () => {
  const bracket = playStages(bracketOf(16, { stages: [swiss({})] }), match =>
    match.stage === 's1' ? betterSeedWins(match) : null,
  )
  expect(boxesOf(bracket)).toEqual([
    ['0-0 8 0'],
    ['1-0 4 0', '0-1 4 0'],
    ['2-0 2 0', '1-1 4 0', '0-2 2 0'],
    ['3-0 0 2', '2-1 3 0', '1-2 3 0', '0-3 0 2'],
    ['3-1 0 3', '2-2 3 0', '1-3 0 3'],
    ['3-2 0 3', '2-3 0 3'],
  ])
  const unused = [...bracket.matches.values()].filter(match => !isUsed(match))
  expect(unused.map(({ round }) => round)).toEqual([4, 4, 5, 5, 5, 5, 5])
})

test('teams wait for a round that is not published, and a pair of unequal teams is in the better box', () => {
  const plan = swiss({ pairing: 'top-half', publishing: 'manual', advance: 2, criteria: ['points', 'seed'] })
  const bracket = playStages(bracketOf(6, { stages: [plan] }), betterSeedWins)
  expect(boxesOf(bracket)).toEqual([['0-0 3 0'], ['1-0 0 3', '0-1 0 3'], []])
  const automatic = bracketOf(6, { stages: [{ ...plan, publishing: 'automatic' } as StagePlan] })
  const second = playStages(automatic, match => (match.round === 1 ? betterSeedWins(match) : null))
  expect(boxesOf(second)[1]).toEqual(['1-0 2 0', '0-1 1 0'])
})
