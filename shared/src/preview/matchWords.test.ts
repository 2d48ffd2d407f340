import { expect, test } from 'vitest'
import type { Match } from '../bracket/model/match.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { type LinkedMatch, matchWords } from './matchWords.ts'
import { previewTexts } from './previewTexts.ts'

const { shape, matches } = bracketOf(4)
const semiFinal = matches.get('main-1-1')
if (semiFinal === undefined) throw new Error('No match')

function words(changes: Partial<Match>, names: LinkedMatch['names'] = ['Волки', 'Совы']) {
  const linked = { match: { ...(semiFinal as Match), ...changes }, shape, names }
  return [matchWords(linked, 'ru'), matchWords(linked, 'en')] as const
}

test.each<[state: string, changes: Partial<Match>, ru: string, en: string]>([
  ['not planned', {}, 'Матч ещё не начался.', 'Not started yet.'],
  [
    'planned',
    { startsAt: 1_796_486_400_000 },
    'Начало 5 декабря в 19:00 МСК.',
    'Starts on December 5 at 19:00 MSK.',
  ],
  ['running', { status: 'running', score: [1, 0] }, 'Матч идёт, счёт 1:0.', 'In progress, 1:0.'],
  ['over', { status: 'finished', winner: 1, score: [1, 2] }, 'Совы: победа 2:1.', 'Совы won 2:1.'],
  [
    'over in one map',
    {
      status: 'finished',
      winner: 0,
      score: [1, 0],
      games: [{ outcome: 0, source: 'organizer', rounds: [13, 7] }],
    },
    'Волки: победа 13:7.',
    'Волки won 13:7.',
  ],
  [
    'forfeited',
    { status: 'finished', winner: 0, forfeits: [false, true] },
    'Волки: техническая победа.',
    'Волки won by forfeit.',
  ],
  ['a draw', { status: 'finished', bestOf: 2, score: [1, 1] }, 'Ничья 1:1.', 'Draw, 1:1.'],
  [
    'forfeited by both',
    { status: 'finished', forfeits: [true, true] },
    'Обеим командам засчитано поражение.',
    'Both teams forfeited.',
  ],
])('a match that is %s', (_, changes, russian, english) => {
  expect(words(changes).map(({ state }) => state)).toEqual([russian, english])
})

test('is called by its teams, as far as they are known', () => {
  const titles = (names: LinkedMatch['names']) => words({}, names).map(({ title }) => title)
  expect(titles(['Волки', 'Совы'])).toEqual(['Волки — Совы', 'Волки vs Совы'])
  expect(titles([null, 'Совы'])).toEqual(['? — Совы', '? vs Совы'])
  expect(titles([null, null])).toEqual(['1-й раунд', 'Round 1'])
})

test.each<[state: string, changes: Partial<Match>, ru: string]>([
  ['running', { status: 'running', score: [1, 0] }, 'Волки 1:0 Совы'],
  ['over', { status: 'finished', winner: 1, score: [1, 2] }, 'Волки 1:2 Совы'],
  ['forfeited', { status: 'finished', winner: 0, forfeits: [false, true] }, 'Волки — Совы'],
])('is called by its teams and the score once there is one: %s', (_, changes, title) => {
  expect(words(changes)[0].title).toBe(title)
})

test('a date that ends in an abbreviation ends its sentence with one full stop', () => {
  expect(previewTexts.ru.starts('5 декабря 2026 г.')).toBe('Начало 5 декабря 2026 г.')
  expect(previewTexts.en.starts('5 December 2026')).toBe('Starts on 5 December 2026.')
})
