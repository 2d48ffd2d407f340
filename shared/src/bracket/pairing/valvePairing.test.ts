import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import type { TableMatch } from '../tables/teamRecords.ts'
import { finishedMatch } from './testing/swissMatches.ts'
import { isIdeal, playValveStage, thirdRounds, valveOptions, valveRecords } from './testing/valveRecords.ts'
import { stageBeforeTable, type ValveStage, valveStages, winsToAdvance } from './testing/valveStages.ts'
import { pairValveRound, valveOrder } from './valvePairing.ts'

const letters = [...'abcdefghijklmnop']

/** The matches of a round as the fixture writes them. */
function matchesIn(text: string, round: number): readonly TableMatch[] {
  return text.split(' ').map(pair => {
    const [upper = '', lower = ''] = pair.toLowerCase()
    return finishedMatch(round, [upper, lower], pair.startsWith(upper) ? 1 : 0)
  })
}

function pairsOf(stage: ValveStage, round: number, hasTableOfSix: boolean): string {
  const played = stage.rounds.slice(0, round).flatMap((text, index) => matchesIn(text, index + 1))
  const { firstRound, lossesToLeave } = stage
  const options = { winsToAdvance, lossesToLeave, firstRound, hasTableOfSix }
  const { pairs } = pairValveRound(valveRecords(letters, played), options)
  return pairs.map(({ teamIds }) => teamIds.join('')).join(' ')
}

describe.each(valveStages)('$name', stage => {
  test('every round is paired as it was played', () => {
    const hasTableOfSix = stage.name !== stageBeforeTable
    for (const [round, played] of stage.rounds.entries()) {
      expect(pairsOf(stage, round, hasTableOfSix)).toBe(played.toLowerCase())
    }
    expect(pairsOf(stage, stage.rounds.length, hasTableOfSix)).toBe('')
  })

  test('the final order and the difficulties are those of the stage', () => {
    const matches = stage.rounds.flatMap((text, index) => matchesIn(text, index + 1))
    const order = valveOrder(valveRecords(letters, matches))
    expect(order.map(({ record }) => record.teamId).join('')).toBe(stage.finalOrder)
    expect(order.map(({ difficulty }) => difficulty)).toEqual(stage.difficulties)
  })
})

test('the stage that was played before the table differs from it in the last round', () => {
  const stage = valveStages.find(({ name }) => name === stageBeforeTable)
  if (stage === undefined) throw new Error('The stage is missing')
  expect(pairsOf(stage, 4, true)).not.toBe(stage.rounds[4]?.toLowerCase())
})

test('all 33 stages have 1,073 matches and both kinds of first round', () => {
  expect(valveStages.flatMap(({ rounds }) => rounds.flatMap(round => round.split(' ')))).toHaveLength(1073)
  expect(new Set(valveStages.map(({ firstRound }) => firstRound)).size).toBe(2)
})

describe('16 teams', () => {
  const both = ['top-half', 'top-bottom'] as const

  test.each(both)(
    '%s: nobody meets again in the third round, by every 17th outcome of the first two',
    firstRound => {
      for (const pairing of thirdRounds(letters, { ...valveOptions, firstRound }, 17)) {
        if (!isIdeal(pairing)) expect(pairing).toBe('eight pairs without a rematch')
      }
    },
  )

  test('a random stage has no dead end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...both), fc.boolean(), fc.integer(), (firstRound, hasTableOfSix, seed) => {
        const rounds = playValveStage(letters, { ...valveOptions, firstRound, hasTableOfSix }, chance(seed))
        expect(rounds.map(({ pairs }) => pairs.length)).toEqual([8, 8, 8, 6, 3])
        expect(rounds.every(isIdeal)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  [8, [4, 4, 2]],
  [32, [16, 16, 16, 12, 6]],
])('%i teams are paired in the same way', (size, numbers) => {
  const teamIds = Array.from({ length: size }, (_, index) => `team ${index + 1}`)
  const wins = size === 8 ? 2 : 3
  const options = { ...valveOptions, winsToAdvance: wins, lossesToLeave: wins }
  fc.assert(
    fc.property(fc.integer(), seed => {
      const rounds = playValveStage(teamIds, options, chance(seed))
      expect(rounds.map(({ pairs }) => pairs.length)).toEqual(numbers)
      expect(rounds.every(({ rematches, bye }) => rematches === 0 && bye === null)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('with any number of teams, some of which leave, each team that plays on is in one pair or has the bye', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.integer(), (size, seed) => {
      const teamIds = letters.concat(['q', 'r', 's', 't']).slice(0, size)
      for (const { pairs, bye } of playValveStage(teamIds, valveOptions, chance(seed), 3)) {
        const paired = pairs.flatMap(pair => [...pair.teamIds]).concat(bye ?? [])
        expect(new Set(paired).size).toBe(paired.length)
        expect(bye !== null || paired.length % 2 === 0).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

test('groups of six are paired by the table from round 4 on only', () => {
  const six = [...'abcdef']
  // The letters from u on are no longer in the stage; b has met d and e.
  const results = ['Be Au Cv dW Fx', 'aY cZ Db Eu fV'].flatMap((round, index) => matchesIn(round, index + 1))
  const third = six.map(letter => finishedMatch(3, [letter, 'w'], null))
  const pairs = (matches: readonly TableMatch[]) =>
    pairValveRound(valveRecords(six, matches), valveOptions).pairs.map(({ teamIds }) => teamIds.join(''))
  expect(pairs(results)).toEqual(['af', 'bc', 'de'])
  expect(pairs([...results, ...third])).toEqual(['ae', 'bf', 'cd'])
})

test('the results of a team that has left count for the difficulty of its opponents', () => {
  const played = [finishedMatch(1, ['a', 'b'], 0), finishedMatch(1, ['c', 'd'], 0)]
  const records = valveRecords(['a', 'b', 'c', 'd'], played)
  expect(pairValveRound(records, { ...valveOptions, withdrawn: new Set(['d']) })).toEqual({
    pairs: [{ teamIds: ['a', 'c'], isRematch: false, gap: 0 }],
    bye: 'b',
    rematches: 0,
    isSecondBye: false,
  })
  expect(valveOrder(records).map(({ difficulty }) => difficulty)).toEqual([-1, -1, 1, 1])
})

test('two teams that are left and have met meet again', () => {
  const records = valveRecords(['a', 'b'], [finishedMatch(1, ['a', 'b'], 1)])
  expect(pairValveRound(records, valveOptions)).toEqual({
    pairs: [{ teamIds: ['b', 'a'], isRematch: true, gap: 2 }],
    bye: null,
    rematches: 1,
    isSecondBye: false,
  })
})

test('a group of six is paired by the first row of the table without a rematch, in any order of the input', () => {
  const six = [1, 2, 3, 4, 5, 6]
  const edges = six.flatMap(one => six.filter(other => other > one).map(other => [one, other] as const))
  const table =
    '162534 162435 152634 152436 142635 142536 162345 152346 132645 132546 142356 132456 123645 123546 123456'
  fc.assert(
    fc.property(fc.subarray(edges, { maxLength: 8 }), fc.integer({ min: 0, max: 5 }), (met, rotated) => {
      const base = valveRecords(six.map(String), [])
      const records = base.map(record => ({
        ...record,
        wins: 2,
        losses: 1,
        meetings: met
          .filter(edge => edge.includes(record.seed))
          .map(([one, other], round) => ({
            matchId: '',
            round,
            side: 0 as const,
            opponentId: String(record.seed === one ? other : one),
            result: 'win' as const,
            isWalkover: false,
            games: [1, 0] as const,
            rounds: null,
          })),
      }))
      // Each team has played three matches, the others against teams that are no longer in the group.
      const full = records.map(record => ({
        ...record,
        meetings: [...record.meetings, ...three].slice(0, Math.max(3, record.meetings.length)),
      }))
      const order = valveOrder(full).map(({ record }) => record.teamId)
      const pairsIn = (row: string) =>
        [0, 2, 4].map(index => [row[index], row[index + 1]].map(place => order[Number(place) - 1] ?? ''))
      const hasMet = ([one, other]: readonly string[]) =>
        met.some(edge => edge.includes(Number(one)) && edge.includes(Number(other)))
      const row = table.split(' ').find(text => !pairsIn(text).some(hasMet))
      const input = [...full.slice(rotated), ...full.slice(0, rotated)]
      const { pairs, rematches } = pairValveRound(input, valveOptions)
      if (row === undefined) expect(rematches).toBeGreaterThan(0)
      else expect(pairs.map(({ teamIds }) => teamIds)).toEqual(pairsIn(row))
    }),
    { numRuns: 500 },
  )
})

const three = [1, 2, 3].map(round => ({
  matchId: '',
  round,
  side: 0 as const,
  opponentId: 'gone',
  result: 'win' as const,
  isWalkover: false,
  games: [1, 0] as const,
  rounds: null,
}))
