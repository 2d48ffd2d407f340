import { expect, test } from 'vitest'
import type { Match } from '../bracket/model/match.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { chapters, chaptersText, defaultStreamStart, matchesOfStream, startedMatches } from './chapters.ts'

const second = 1000
const minute = 60 * second
const start = 1_800_000_000_000

const { shape, matches } = bracketOf(4)
const teamNames = new Map([1, 2, 3, 4].map(number => [`team-${number}`, `Team ${number}`]))
const matchOf = (id: string) => matches.get(id) as Match
const started = (...times: readonly (readonly [id: string, at: number])[]) =>
  times.map(([id, at]) => ({ match: matchOf(id), startedAt: start + at }))
const text = (found: ReturnType<typeof started>, language: 'ru' | 'en' = 'ru') =>
  chaptersText(chapters(found, start, { shape, teamNames, language }))

test('each match has a chapter, after the beginning at 0:00', () => {
  const recorded = started(
    ['main-1-1', 754 * second],
    ['main-1-2', 65 * minute],
    ['main-2-1', 10 * 60 * minute],
  )
  expect(text(recorded)).toBe(
    [
      '0:00 Начало трансляции',
      '12:34 Team 1 — Team 4, 1-й раунд',
      '1:05:00 Team 2 — Team 3, 1-й раунд',
      '10:00:00 финал',
    ].join('\n'),
  )
  expect(text(recorded, 'en')).toContain('12:34 Team 1 vs Team 4, round 1')
})

test('a group is named', () => {
  const { teamIds } = bracketOf(8).shape
  const groups = bracketOf(8, {
    stages: [{ kind: 'round-robin', groups: 2, legs: 1, advance: 2, bestOf: 1, criteria: ['points'] }],
    groups: [teamIds.slice(0, 4), teamIds.slice(4)],
  })
  const match = [...groups.matches.values()].find(({ group, round }) => group === 1 && round === 2) as Match
  const names = new Map(teamIds.map(id => [id, id]))
  const [, chapter] = chapters([{ match, startedAt: start + minute }], start, {
    shape: groups.shape,
    teamNames: names,
    language: 'ru',
  })
  expect(chapter?.title).toMatch(/^team-\d — team-\d, группа B, тур 2$/)
})

test('chapters are ten seconds apart: matches that start together share one', () => {
  expect(text(started(['main-1-1', 9 * second], ['main-1-2', 18 * second]))).toBe(
    '0:00 Team 1 — Team 4, 1-й раунд\n0:18 Team 2 — Team 3, 1-й раунд',
  )
  expect(text(started(['main-1-1', minute], ['main-1-2', minute + 9 * second]))).toBe(
    '0:00 Начало трансляции\n1:00 Team 1 — Team 4, 1-й раунд / Team 2 — Team 3, 1-й раунд',
  )
})

test('matches before the stream, and half a day after its start, belong to others', () => {
  const day = started(['main-1-1', -1], ['main-1-2', 0], ['main-2-1', 12 * 60 * minute + 1])
  expect(matchesOfStream(day, start).map(({ match }) => match.id)).toEqual(['main-1-2'])
})

test('the stream probably began five minutes before its first match, on a whole minute', () => {
  expect(defaultStreamStart(started(['main-1-1', 30 * second]))).toBe(start - 5 * minute)
  expect(defaultStreamStart([])).toBeNull()
})

test('a start is taken from the line-ups, and not guessed where they were frozen at the end', () => {
  const finished = (id: string, at: number): Match => ({
    ...matchOf(id),
    status: 'finished',
    winner: 0,
    since: { status: 'finished', at },
  })
  const found = startedMatches(
    [
      { ...matchOf('main-2-1'), status: 'running', since: { status: 'running', at: 300 } },
      finished('main-1-1', 200),
      finished('main-1-2', 90),
    ],
    new Map([
      ['main-1-1', 100],
      ['main-1-2', 90],
    ]),
  )
  expect(found.map(({ match, startedAt }) => [match.id, startedAt])).toEqual([
    ['main-1-1', 100],
    ['main-2-1', 300],
  ])
})
