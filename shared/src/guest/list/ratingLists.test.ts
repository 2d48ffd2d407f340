import { describe, expect, it } from 'vitest'
import type { RankScale, RatingScale } from '../../ranks/rankScale.ts'
import { rankReader } from './rankReader.ts'
import { readGuestList } from './readGuestList.ts'

function read(text: string, scale: RankScale) {
  return readGuestList(text, { scale, players: [], teams: [], free: { players: 500, teams: 64 } })
}

function shown(text: string, scale: RankScale): string {
  const { players, problems } = read(text, scale)
  const names = players.map(
    ({ name, rankTier, isEstimate }) => `${name} ${isEstimate ? '≈' : ''}${rankTier ?? '-'}`,
  )
  return [...names, ...problems.map(({ problem, text: typed }) => `!${problem} ${typed}`)].join('; ')
}

describe('by rating, a list is read with its numbers', () => {
  it.each<[RatingScale, string, string]>([
    ['mmr', 'Волк 5400', 'Волк 5400'],
    ['mmr', '1. Волк – 3400\n2. Медведь 5.4k\n3. Лис', 'Волк 3400; Медведь 5400; Лис -'],
    ['mmr', 'Волк, 3200 ммр\nЛис, ммр: 4100', 'Волк 3200; Лис 4100'],
    ['mmr', 'Волк (5,4к)\nЛис (980)', 'Волк 5400; Лис 980'],
    ['mmr', 'Wolf;3 400;Wolves\nFox;12000;Wolves', 'Wolf 3400; Fox 12000'],
    ['mmr', 'Name\tMMR\nWolf\t3400\nFox\t-', 'Wolf 3400; Fox -'],
    ['mmr', 'Wolf MMR 4350\nFox about 5k mmr', 'Wolf 4350; Fox 5000'],
    ['mmr', 'Wolf Legend 4', '!rank-not-rating Legend 4'],
    ['mmr', 'Волк, титан\nЛис, 4100', 'Лис 4100; !rank-not-rating титан'],
    ['mmr', 'Волк Легенда 4, 3400', 'Волк 3400'],
    ['mmr', 'Волк легенда 4 3400 ммр', 'Волк 3400'],
    ['mmr', 'Wolf, 54\nFox, 4100', 'Fox 4100; !rank-not-rating 54'],
    ['mmr', 'Wolf|Diamond', '!rank-not-rating Diamond'],
    ['mmr', 'Wolf без ранга', 'Wolf -'],
    ['mmr', 'Wolf, 25000 mmr', '!rank-not-rating 25000 mmr'],
    ['mmr', '[19:03, 25.11.2026] Анна: + 4.2к', 'Анна 4200'],
    ['premier', 'Волк 15400', 'Волк 15400'],
    ['premier', 'Волк, премьер 15400\nЛис, 9800', 'Волк 15400; Лис 9800'],
    ['premier', 'Wolf - 15,432\nFox - Premier 21k', 'Wolf 15432; Fox 21000'],
    ['premier', 'Wolf CS rating 15.4k', 'Wolf 15400'],
    ['premier', 'Wolf, 850\nFox, 15400', 'Wolf 850; Fox 15400'],
    ['premier', 'Wolf premier 850', 'Wolf 850'],
    ['premier', 'Name\tRating\nWolf\t15400\nFox\t9800', 'Wolf 15400; Fox 9800'],
    ['premier', 'Волк faceit 7', '!rank-not-rating faceit 7'],
    ['premier', 'Волк, 2100 elo\nЛис, 9800', 'Лис 9800; !rank-not-rating 2100 elo'],
    ['premier', 'Волк, Faceit 7, 15400', 'Волк 15400'],
    ['premier', 'Wolf GN2, Premier 15400', 'Wolf 15400'],
    ['premier', 'Wolf Global Elite\nFox 15400', 'Fox 15400; !rank-not-rating Global Elite'],
    ['premier', 'Wolf, 50000', '!rank-not-rating 50000'],
    ['premier', 'Волк без ранга', 'Волк -'],
    ['premier', 'Играют: Волк (15400), Лис (9800)', 'Волк 15400; Лис 9800'],
    ['premier', '[7:03 PM] Kate: me, 15.4k', 'Kate 15400'],
  ])('%s: %j', (scale, text, expected) => {
    const order = (list: string) => list.split('; ').toSorted()
    expect(order(shown(text, scale))).toEqual(order(expected))
  })

  it('a rank that is no rating stays in the list as it was typed', () => {
    expect(read('Волк, титан\nЛис, 4100', 'mmr').rest).toBe('Волк, титан')
  })
})

it.each<[RankScale, string, number | null | undefined]>([
  ['mmr', '54', 54],
  ['mmr', '3 400', 3400],
  ['mmr', '3.4k', 3400],
  ['mmr', 'Legend 4', undefined],
  ['mmr', '', null],
  ['mmr', '0', undefined],
  ['premier', '850', 850],
  ['premier', 'Faceit 7', undefined],
])('%s: alone in a field, %j is read as %j', (scale, text, tier) => {
  expect(rankReader(scale)(text)).toBe(tier)
})

it('by rank, a Premier rating below 1000 needs its unit', () => {
  expect(shown('Wolf, premier 850', 'csgo')).toBe('Wolf ≈1')
  expect(rankReader('csgo')('850')).toBeUndefined()
})
