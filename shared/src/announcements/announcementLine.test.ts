import { expect, test } from 'vitest'
import { finishSeries } from '../bracket/results/finishSeries.ts'
import { forfeitMatch } from '../bracket/results/forfeitMatch.ts'
import { startMatch } from '../bracket/results/startMatch.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { after } from '../bracket/testing/after.ts'
import { play, required } from '../bracket/testing/playOut.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { announcementLine, type Scene } from './announcementLine.ts'
import type { Draft } from '../draft/draft.ts'
import { bracketSubjects } from './bracketSubjects.ts'
import { en } from './texts/en.ts'
import { ru } from './texts/ru.ts'

const teamNames = new Map([
  ['team-1', 'Wolves'],
  ['team-2', 'Bears'],
  ['team-3', 'Foxes'],
  ['team-4', 'Owls'],
])
const champion = { teamId: 'team-1', name: 'Wolves' }
const silent = { liveLinks: [], broadcastQueue: null } as const
const start = bracketOf(4)

function lines(
  { shape, matches }: Bracket,
  subject: string,
  {
    isPosted = false,
    bracketId = 'b',
    broadcast = {},
    draft = null,
  }: {
    isPosted?: boolean
    bracketId?: string | null
    broadcast?: Partial<Scene['competition']>
    draft?: Scene['draft']
  } = {},
) {
  const competition = { ...silent, name: 'Cup', bracketId, champion, ...broadcast }
  const scene = { competition, shape: bracketId === null ? null : shape, matches, teamNames, draft }
  return [ru, en].map(texts => announcementLine(subject, scene, texts, { isPosted }))
}

test('the start names who plays first', () => {
  expect(lines(start, 'start/b')).toEqual([
    '🎮 Турнир «Cup» начался! Команд в сетке: 4. Первые матчи:\n• Wolves — Owls\n• Bears — Foxes',
    '🎮 Cup has started! Teams in the bracket: 4. First matches:\n• Wolves vs Owls\n• Bears vs Foxes',
  ])
  expect(lines(bracketOf(64), 'start/b')[1]?.split('\n')).toHaveLength(10)
})

test('a draft is announced while it is open and the current one, also without a bracket, and stays announced', () => {
  const draft = (draftId: string, status: Draft['status'] = 'running', isPosted = false) =>
    lines(start, 'draft/d', { bracketId: null, broadcast: { draftId }, draft: { status }, isPosted })
  expect(draft('d')).toEqual([
    '🧩 Начался драфт капитанов турнира «Cup»!',
    '🧩 The captains’ draft of Cup has begun!',
  ])
  expect(draft('later')).toEqual([null, null])
  for (const over of ['confirmed', 'cancelled'] as const) {
    expect(draft('d', over)).toEqual([null, null])
    expect(draft('d', over, true)).toEqual(draft('d'))
  }
})

test('quotes within quotes are inner ones', () => {
  const competition = {
    ...silent,
    name: 'Кубок «Дозор»',
    bracketId: 'b',
    champion: { teamId: 'x', name: 'Бар "У Петровича"' },
  }
  const scene = { competition, shape: start.shape, matches: start.matches, teamNames, draft: null }
  expect(announcementLine('champion/b', scene, ru, { isPosted: false })).toBe(
    '🏆 Чемпион турнира «Кубок „Дозор“» — «Бар „У Петровича“»!',
  )
})

test('a result says how it came about', () => {
  const won = after(
    start,
    before => startMatch(before, 'main-1-1'),
    before => finishSeries(before, 'main-1-1', [1, 0]),
  )
  expect(lines(won, 'result/b/main-1-1')).toEqual([
    'Wolves 1:0 Owls (1-й раунд)',
    'Wolves 1:0 Owls (round 1)',
  ])
  const inRounds = after(
    start,
    before => startMatch(before, 'main-1-1'),
    before =>
      finishSeries(before, 'main-1-1', [1, 0], [{ outcome: 0, source: 'organizer', rounds: [13, 7] }]),
  )
  expect(lines(inRounds, 'result/b/main-1-1')[1]).toBe('Wolves 13:7 Owls (round 1)')
  const forfeited = after(start, before => forfeitMatch(before, 'main-1-1', [0]))
  expect(lines(forfeited, 'result/b/main-1-1')).toEqual([
    'Owls — Wolves: техническая победа команды «Owls» (1-й раунд)',
    'Owls beat Wolves by forfeit (round 1)',
  ])
  const nobody = after(start, before => forfeitMatch(before, 'main-1-1', [0, 1]))
  expect(lines(nobody, 'result/b/main-1-1')).toEqual([
    'Wolves — Owls: обеим командам засчитано поражение (1-й раунд)',
    'Wolves vs Owls: both teams forfeited (round 1)',
  ])
  const first = required(start, 'main-1-1')
  const drawn = { ...first, bestOf: 2, status: 'finished', score: [1, 1] } as const
  expect(
    lines({ ...start, matches: new Map(start.matches).set(first.id, drawn) }, 'result/b/main-1-1'),
  ).toEqual(['Wolves 1:1 Owls (1-й раунд)', 'Wolves 1:1 Owls (round 1)'])
  expect(lines(start, 'result/b/main-1-1')).toEqual([null, null])
})

test('who plays next is news until the match is on, and right as long as both are in it', () => {
  const ready = play(play(start, 'main-1-1', 0), 'main-1-2', 1)
  expect(lines(ready, 'next/b/main-2-1')).toEqual([
    '⏭ Дальше играют: Wolves — Foxes (финал)',
    '⏭ Up next: Wolves vs Foxes (final)',
  ])
  const begun = after(ready, before => startMatch(before, 'main-2-1'))
  expect(lines(begun, 'next/b/main-2-1')[1]).toBeNull()
  expect(lines(begun, 'next/b/main-2-1', { isPosted: true })[1]).toBe('⏭ Up next: Wolves vs Foxes (final)')
  expect(lines(start, 'next/b/main-2-1', { isPosted: true })[1]).toBeNull()
})

test('who starts the final at 1:0 is said before it and while it is on air, and a change of that is news', () => {
  const plan = { format: 'double', bestOf: { rounds: 1, final: 3 } } as const
  const upTo = (grandFinal: 'single' | 'advantage') =>
    play(play(bracketOf(3, { ...plan, grandFinal }), 'upper-1-2', 0), 'upper-2-1', 0)
  const ready = play(upTo('advantage'), 'lower-1-1', 0)
  expect(lines(ready, 'next/b/final-1-1')).toEqual([
    '⏭ Дальше играют: Wolves — Bears (финал, счёт 1:0 в пользу «Wolves» уже на старте)',
    '⏭ Up next: Wolves vs Bears (final, Wolves start at 1:0)',
  ])
  const running = after(ready, before => startMatch(before, 'final-1-1'))
  expect(lines(running, 'onAir/b/final-1-1', { isPosted: true })[1]).toContain('Wolves start at 1:0')
  const plain = play(upTo('single'), 'lower-1-1', 0)
  const change = [required(plain, 'final-1-1'), required(ready, 'final-1-1')] as const
  const competition = { ...silent, status: 'running', champion: null } as const
  const changed = { bracket: ready, changes: [change] }
  expect(bracketSubjects(competition, 'b', changed, { isWhole: true })).toEqual(['next/b/final-1-1'])
})

test('what is on air is news once it runs and leads the queue of its stream, and stays right when it is over', () => {
  const broadcastQueue = {
    bracketId: 'b',
    matches: [
      { matchId: 'main-1-1', stream: 0, locked: false },
      { matchId: 'main-1-2', stream: 0, locked: false },
    ],
    revision: 0,
  }
  const liveLinks = [{ url: 'https://www.twitch.tv/cup', lang: 'en', title: '', stream: 0 }] as const
  const broadcast = { broadcastQueue, liveLinks }
  const both = after(
    start,
    before => startMatch(before, 'main-1-1'),
    before => startMatch(before, 'main-1-2'),
  )
  const line = (bracket: Bracket, id: string, options = {}) =>
    lines(bracket, `onAir/b/${id}`, { broadcast, ...options })
  expect(line(start, 'main-1-1')[1]).toBeNull()
  expect(line(both, 'main-1-1')).toEqual([
    '🔴 В эфире: Wolves — Owls (1-й раунд)',
    '🔴 Live now: Wolves vs Owls (round 1)',
  ])
  expect(line(both, 'main-1-2')[1]).toBeNull()
  expect(line(both, 'main-1-1', { broadcast: { broadcastQueue } })[1]).toBeNull()
  const over = after(both, before => finishSeries(before, 'main-1-1', [1, 0]))
  expect(line(over, 'main-1-2')[1]).toBe('🔴 Live now: Bears vs Foxes (round 1)')
  expect(line(over, 'main-1-1', { isPosted: true })[1]).toBe('🔴 Live now: Wolves vs Owls (round 1)')
})

test('nothing is said of a bracket that is gone or another one, of a test always', () => {
  const subjects = ['start/b', 'result/b/main-1-1', 'next/b/main-1-1', 'champion/b']
  for (const subject of subjects) {
    expect(lines(start, subject, { bracketId: null })[0]).toBeNull()
    expect(lines(start, subject, { bracketId: 'other' })[0]).toBeNull()
  }
  expect(lines(start, 'champion/b')).toEqual(['🏆 Чемпион турнира «Cup» — «Wolves»!', '🏆 Wolves won Cup!'])
  expect(lines(start, 'test/1', { bracketId: null })).toEqual([
    'Сюда будут приходить объявления турнира «Cup».',
    'Announcements of Cup will be posted here.',
  ])
})
