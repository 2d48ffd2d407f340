import { expect, test } from 'vitest'
import { clearSlot } from '../slots/clearSlot.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { placeTeam } from '../slots/placeTeam.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { after } from '../testing/after.ts'
import { play } from '../testing/playOut.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { standings } from './standings.ts'

const table = (bracket: Bracket) =>
  standings(bracket).map(
    row => `${row.teamId} ${row.best}–${row.worst} ${row.wins}:${row.losses} ${row.state}`,
  )

const upperSlotsWin = (bracket: Bracket, matchIds: readonly string[]) =>
  matchIds.reduce((played, matchId) => play(played, matchId, 0), bracket)

test('before the first match a place is open to whom it can go', () => {
  expect(table(bracketOf(3))).toEqual([
    'team-1 1–2 0:0 playing',
    'team-2 1–3 0:0 playing',
    'team-3 1–3 0:0 playing',
  ])
})

test('who leaves in the same round shares its places', () => {
  const quarterFinals = ['main-1-1', 'main-1-2', 'main-1-3', 'main-1-4']
  expect(table(upperSlotsWin(bracketOf(8), quarterFinals))).toEqual([
    'team-1 1–4 1:0 playing',
    'team-2 1–4 1:0 playing',
    'team-3 1–4 1:0 playing',
    'team-4 1–4 1:0 playing',
    'team-5 5–8 0:1 placed',
    'team-6 5–8 0:1 placed',
    'team-7 5–8 0:1 placed',
    'team-8 5–8 0:1 placed',
  ])
})

test('a team that withdraws after it was taken out of its match has left the bracket', () => {
  const out = after(
    play(bracketOf(4), 'main-1-1', 0),
    before => clearSlot(before, { matchId: 'main-2-1', side: 0 }),
    before => disqualifyTeam(before, 'team-1'),
  )
  expect(table(out)).toContain('team-1 1–4 1:0 placed')
})

test('a match for the third place settles it', () => {
  const semiFinals = upperSlotsWin(bracketOf(4, { thirdPlace: true }), ['main-1-1', 'main-1-2'])
  expect(table(semiFinals)).toEqual([
    'team-1 1–2 1:0 playing',
    'team-2 1–2 1:0 playing',
    'team-3 3–4 0:1 playing',
    'team-4 3–4 0:1 playing',
  ])
  expect(table(upperSlotsWin(semiFinals, ['third-place-1-1', 'main-2-1']))).toEqual([
    'team-1 1–1 2:0 placed',
    'team-2 2–2 1:1 placed',
    'team-4 3–3 1:1 placed',
    'team-3 4–4 0:2 placed',
  ])
})

test('double elimination: the losers of one lower round share their places, and a lost final is the second', () => {
  const rounds = ['upper-1-1', 'upper-1-2', 'upper-1-3', 'upper-1-4', 'upper-2-1', 'upper-2-2', 'lower-1-1']
  const half = upperSlotsWin(bracketOf(8, { format: 'double', grandFinal: 'reset' }), rounds)
  expect(table(half).slice(-3)).toEqual([
    'team-6 1–8 0:1 playing',
    'team-7 1–8 0:1 playing',
    'team-5 7–8 0:2 placed',
  ])

  const rest = ['upper-3-1', 'lower-1-2', 'lower-2-1', 'lower-2-2', 'lower-3-1', 'lower-4-1', 'final-1-1']
  expect(table(upperSlotsWin(half, rest))).toEqual([
    'team-1 1–1 4:0 placed',
    'team-2 2–2 3:2 placed',
    'team-3 3–3 3:2 placed',
    'team-4 4–4 2:2 placed',
    'team-7 5–6 1:2 placed',
    'team-8 5–6 1:2 placed',
    'team-5 7–8 0:2 placed',
    'team-6 7–8 0:2 placed',
  ])
})

test('who enters in the lower side and loses at once shares the last places of the bracket', () => {
  const groups = { kind: 'round-robin', groups: 2, legs: 1, bestOf: 1, criteria: ['points', 'seed'] } as const
  const stages = [{ ...groups, advance: 2, advanceLower: 2 }]
  const end = playStages(bracketOf(10, { format: 'double', stages }), betterSeedWins)
  expect(table(end)).toEqual([
    'team-1 1–1 7:0 placed',
    'team-2 2–2 6:2 placed',
    'team-3 3–3 5:3 placed',
    'team-4 4–4 4:3 placed',
    'team-5 5–6 3:3 placed',
    'team-6 5–6 3:3 placed',
    'team-7 7–8 1:4 placed',
    'team-8 7–8 1:4 placed',
    'team-9 9–10 0:4 placed',
    'team-10 9–10 0:4 placed',
  ])
})

test('who left before others were invited to parallel leagues comes after all of them', () => {
  const plan = { kind: 'round-robin', groups: 1, legs: 1, bestOf: 1, criteria: ['points', 'seed'] } as const
  const stages = [
    { ...plan, advance: 3 },
    { ...plan, advance: 2, invitedNext: 4 },
    { ...plan, groups: 2, advance: 1 },
  ]
  const end = playStages(bracketOf(8, { format: 'table', stages }), betterSeedWins)
  expect(table(end).slice(-2)).toEqual(['team-7 7–7 1:4 placed', 'team-8 8–8 0:3 placed'])
})

test('no place is decided while a tie leaves open who advances', () => {
  const stages = [
    { kind: 'round-robin', groups: 2, advance: 1, legs: 1, bestOf: 1, criteria: ['points'] },
  ] as const
  const isUpset = ({ slots }: Match) =>
    slots.every(({ teamId }) => teamId === 'team-1' || teamId === 'team-5')
  const tied = playStages(bracketOf(6, { stages }), match => {
    const [upper, lower] = betterSeedWins(match)
    return isUpset(match) ? [lower, upper] : [upper, lower]
  })
  expect(table(tied)).toEqual([
    'team-2 1–2 2:0 playing',
    'team-1 1–6 1:1 playing',
    'team-3 1–6 1:1 playing',
    'team-4 1–6 1:1 playing',
    'team-5 1–6 1:1 playing',
    'team-6 1–6 0:2 playing',
  ])
})

test('both give a semi-final up: they share the places behind the champion with who lost the other one', () => {
  const quarterFinals = ['main-1-1', 'main-1-2', 'main-1-3', 'main-1-4']
  const start = after(upperSlotsWin(bracketOf(8), quarterFinals), before =>
    forfeitMatch(before, 'main-2-1', [0, 1]),
  )
  expect(table(start).slice(0, 4)).toEqual([
    'team-2 1–4 1:0 playing',
    'team-3 1–4 1:0 playing',
    'team-1 2–4 1:1 placed',
    'team-4 2–4 1:1 placed',
  ])
  expect(table(play(start, 'main-2-2', 0)).slice(0, 4)).toEqual([
    'team-2 1–1 2:0 placed',
    'team-1 2–4 1:1 placed',
    'team-3 2–4 1:1 placed',
    'team-4 2–4 1:1 placed',
  ])
})

test('both give the final up: they share the first two places', () => {
  const start = upperSlotsWin(bracketOf(4), ['main-1-1', 'main-1-2'])
  expect(table(after(start, before => forfeitMatch(before, 'main-2-1', [0, 1]))).slice(0, 2)).toEqual([
    'team-1 1–2 1:1 placed',
    'team-2 1–2 1:1 placed',
  ])
})

test('who gives one match up plays on below; who is disqualified has the place of the lower match that awaits', () => {
  const start = bracketOf(8, { format: 'double' })
  const row = (bracket: Bracket) => table(bracket).find(line => line.startsWith('team-8 '))
  expect(row(after(start, before => forfeitMatch(before, 'upper-1-1', [1])))).toBe('team-8 1–8 0:1 playing')
  expect(row(after(start, before => disqualifyTeam(before, 'team-8')))).toBe('team-8 7–8 0:1 placed')
})

test('who was placed by hand after a loss is playing again', () => {
  const lost = upperSlotsWin(bracketOf(4), ['main-1-1'])
  const placed = after(
    lost,
    before => clearSlot(before, { matchId: 'main-2-1', side: 0 }),
    before => placeTeam(before, { matchId: 'main-2-1', side: 0 }, 'team-4'),
  )
  expect(table(placed)).toContain('team-4 1–4 0:1 playing')
  expect(table(placed)).toContain('team-1 1–4 1:0 playing')
})

test('who was taken out by hand and never placed again has come as far as the last match', () => {
  const placed = after(
    upperSlotsWin(bracketOf(4), ['main-1-1']),
    before => clearSlot(before, { matchId: 'main-2-1', side: 0 }),
    before => placeTeam(before, { matchId: 'main-2-1', side: 0 }, 'team-4'),
  )
  expect(table(upperSlotsWin(placed, ['main-1-2', 'main-2-1']))).toEqual([
    'team-4 1–1 1:1 placed',
    'team-2 2–2 1:1 placed',
    'team-1 3–4 1:0 placed',
    'team-3 3–4 0:1 placed',
  ])
})

test('who was taken out after a bye of the upper side shares the place of the next match', () => {
  const end = after(
    bracketOf(3, { format: 'double' }),
    before => clearSlot(before, { matchId: 'upper-2-1', side: 0 }),
    before => forfeitMatch(before, 'upper-1-2', [0, 1]),
    before => placeTeam(before, { matchId: 'upper-2-1', side: 0 }, 'team-3'),
  )
  expect(table(end)).toEqual(['team-3 1–1 0:1 placed', 'team-1 2–3 0:0 placed', 'team-2 2–3 0:1 placed'])
})

test('who would meet nobody in the lower side cannot leave there', () => {
  const start = after(bracketOf(8, { format: 'double' }), before => forfeitMatch(before, 'upper-1-1', [0, 1]))
  expect(table(start)).toEqual([
    'team-4 1–5 0:0 playing',
    'team-5 1–5 0:0 playing',
    'team-2 1–8 0:0 playing',
    'team-3 1–8 0:0 playing',
    'team-6 1–8 0:0 playing',
    'team-7 1–8 0:0 playing',
    'team-1 6–8 0:1 placed',
    'team-8 6–8 0:1 placed',
  ])
})
