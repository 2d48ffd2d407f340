import { pairSwissRound } from '@upper-bracket/shared/bracket/pairing/swissPairing'
import {
  playSwiss,
  randomHistory,
  swissRecords,
  swissTeams,
} from '@upper-bracket/shared/bracket/pairing/testing/randomSwiss'
import { roundCosts } from '@upper-bracket/shared/bracket/pairing/testing/roundCosts'
import {
  isIdeal,
  playValveStage,
  thirdRounds,
  valveOptions,
} from '@upper-bracket/shared/bracket/pairing/testing/valveRecords'
import { chance } from '@upper-bracket/shared/random/chance'
import { expect, test, vi } from 'vitest'

// A million stages take minutes.
vi.setConfig({ testTimeout: 1_800_000 })

const stages = 1_000_000
const histories = 10_000
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_120)
const teamIds = swissTeams(16)
const firstRounds = ['top-half', 'top-bottom'] as const

test.each(firstRounds)(
  '%s: all 65,536 outcomes of two rounds of 16 teams lead to an ideal third',
  firstRound => {
    let rounds = 0
    for (const pairing of thirdRounds(teamIds, { ...valveOptions, firstRound })) {
      rounds += 1
      if (!isIdeal(pairing)) expect(pairing).toBe('eight pairs without a rematch')
    }
    expect(rounds).toBe(65_536)
  },
)

test('no random stage of 16 teams has a dead end', () => {
  const below = chance(seed)
  for (let stage = 0; stage < stages; stage++) {
    const firstRound = firstRounds[stage % 2] ?? 'top-half'
    const rounds = playValveStage(
      teamIds,
      { ...valveOptions, firstRound, hasTableOfSix: stage % 4 < 3 },
      below,
    )
    if (!rounds.every(isIdeal) || rounds.length !== 5) expect([stage, rounds]).toBe('five ideal rounds')
  }
})

test('no round of up to 12 teams is better than the drawn one', () => {
  const below = chance(seed)
  for (let count = 0; count < histories; count++) {
    const size = [3, 4, 5, 6, 7, 8, 9, 10][count % 8] ?? 3
    const history = randomHistory(count % 500 === 0 ? 12 : size, below(size > 6 ? size : 3 * size), below)
    const { pairs, bye } = pairSwissRound(swissRecords(history), { ...history, scheme: 'top-half' })
    const round = [...pairs.map(pair => pair.teamIds), ...(bye === null ? [] : [[bye]])]
    const { costOf, smallest } = roundCosts(history)
    expect(costOf(round)).toEqual(smallest())
  }
})

test.each([64, 128])('%i teams: nobody meets again in half as many rounds', count => {
  for (const { pairing } of playSwiss(swissTeams(count), count / 2, 'top-half', chance(seed)))
    expect([pairing.rematches, pairing.isSecondBye]).toEqual([0, false])
})
