import { expect, test } from 'vitest'
import type { Match } from '../bracket/model/match.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { streamTitle, titleLimits } from './streamTitle.ts'

const bracket = bracketOf(8, { bestOf: { rounds: 3, final: 5 } })
const matchOf = (id: string) => bracket.matches.get(id) as Match
const named = (one: string, other: string) =>
  new Map([
    ['team-1', one],
    ['team-8', other],
  ])
const title = (
  changes: Partial<Parameters<typeof streamTitle>[1]> = {},
  match: Match | null = matchOf('main-1-1'),
) =>
  streamTitle(match, {
    competition: 'Кубок осени',
    shape: bracket.shape,
    teamNames: named('Волки', 'Медведи'),
    language: 'ru',
    service: 'twitch',
    ...changes,
  })
const long = (letter: string) => letter.repeat(40)

test('the title names the teams, the round with its length, and the competition', () => {
  expect(title()).toBe('Волки — Медведи | 1-й раунд, Bo3 | Кубок осени')
  expect(title({ language: 'en', teamNames: named('Wolves', 'Bears') })).toBe(
    'Wolves vs Bears | Round 1, Bo3 | Кубок осени',
  )
})

test('what is not known is left out', () => {
  expect(title({}, null)).toBe('Кубок осени')
  expect(title({}, matchOf('main-3-1'))).toBe('Финал, Bo5 | Кубок осени')
})

test.each([
  ['the length of the series', 'К'.repeat(58), 11, `| 1-й раунд | ${'К'.repeat(58)}`],
  ['a part of the competition', 'К'.repeat(70), 11, `| 1-й раунд | ${'К'.repeat(59)}…`],
  ['the whole of it', 'К'.repeat(60), 35, '| 1-й раунд'],
  ['the round', 'К'.repeat(60), 45, 'Б'],
])('a title that is too long loses %s', (_, competition, letters, end) => {
  const teamNames = named('А'.repeat(letters), 'Б'.repeat(letters))
  const shortened = title({ service: 'youtube', competition, teamNames })
  expect(shortened.startsWith(`${'А'.repeat(letters)} — ${'Б'.repeat(letters)}`)).toBe(true)
  expect(shortened.endsWith(end)).toBe(true)
})

test('names are shortened last, the longer one first, and never within an emoji', () => {
  expect(title({ service: 'youtube', teamNames: named('А'.repeat(95), 'Медведи') })).toBe(
    `${'А'.repeat(89)}… — Медведи`,
  )
  const both = title({ service: 'youtube', teamNames: named('🐺'.repeat(60), 'Б'.repeat(80)) })
  expect(both).toBe(`${'🐺'.repeat(23)}… — ${'Б'.repeat(48)}…`)
})

test('the longest names fit both services, without what YouTube refuses', () => {
  for (const service of ['twitch', 'youtube'] as const) {
    const fitted = title({
      service,
      competition: long('К'),
      teamNames: named(`<b>${long('А')}`, `${long('Б')}</b>`),
    })
    expect(fitted.length).toBeLessThanOrEqual(titleLimits[service])
    expect(fitted).not.toMatch(/[<>]/)
  }
})
