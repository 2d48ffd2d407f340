import { expect, test } from 'vitest'
import { finishSeries } from '../bracket/results/finishSeries.ts'
import { startMatch } from '../bracket/results/startMatch.ts'
import { type BracketPlan, createBracket } from '../bracket/creation/createBracket.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { standings } from '../bracket/standings/standings.ts'
import { after } from '../bracket/testing/after.ts'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import { playerStep } from './playerStep.ts'

type Situation = Parameters<typeof playerStep>[0]

const registrationDeadline = 1000
const check = { checkId: 'check', startedAt: 0, deadline: 500, closedAt: null }
const someone = { teamId: null, captain: false }
const member = { teamId: 'a', captain: false }
const captain = { teamId: 'a', captain: true }
const whole = { options: { ...aCompetition().options, wholeTeams: true } }
const three = { playerUids: ['1', '2', '3'] }

function step(changes: Parameters<typeof aCompetition>[0], more: Partial<Situation> = {}) {
  return playerStep({
    standings,
    competition: aCompetition({ registrationDeadline, ...changes }),
    player: member,
    teams: null,
    bracket: null,
    now: 100,
    ...more,
  })
}

const running = { status: 'running', bracketId: 'bracket' } as const

function fresh(changes: Partial<BracketPlan> = {}): Bracket {
  const plan = { bestOf: { rounds: 1, final: 1 }, thirdPlace: false, grandFinal: 'reset' } as const
  const created = createBracket({ ...plan, format: 'single', teamIds: ['a', 'b', 'c', 'd'], ...changes })
  if (!created.ok) throw new Error(created.code)
  return created.value
}

const won = (bracket: Bracket, matchId: string, score: [number, number]) =>
  after(
    bracket,
    before => startMatch(before, matchId),
    before => finishSeries(before, matchId, score),
  )

test.each([
  ['a player without a team', {}, { player: someone }, { kind: 'find-team', seats: false, creates: true }],
  [
    'a player next to teams that are not known',
    { teamCount: 1 },
    { player: someone },
    { kind: 'find-team', seats: true, creates: true },
  ],
  [
    'a player next to full teams',
    { teamCount: 1, places: { players: 10, teams: 1 } },
    { player: someone, teams: new Map([['a', { playerUids: ['1', '2', '3', '4', '5'] }]]) },
    { kind: 'find-team', seats: false, creates: false },
  ],
  ['a player during a draft', {}, { player: someone, isDrafting: true }, { kind: 'draft' }],
  ['a member during a draft', {}, { player: member, isDrafting: true }, { kind: 'wait-for-bracket' }],
  [
    'a player asked by a team',
    { teamCount: 1 },
    {
      player: { ...someone, teamRequests: { a: { state: 'open', at: 0 } } },
      teams: new Map([['a', { playerUids: ['1'] }]]),
    },
    { kind: 'answer-request', teamIds: ['a'] },
  ],
  [
    'a player during the readiness check',
    { readinessCheck: check },
    { player: member },
    { kind: 'confirm-readiness', deadline: 500 },
  ],
  [
    'a player who has confirmed',
    { readinessCheck: check },
    { player: { ...member, ready: { checkId: 'check', at: 1 } } },
    { kind: 'wait-for-bracket' },
  ],
  ['a member', { readinessCheck: check }, { player: member, now: 500 }, { kind: 'wait-for-bracket' }],
  [
    'a captain whose team lacks two',
    whole,
    { player: captain, teams: new Map([['a', three]]) },
    { kind: 'complete-team', missing: 2, isClosed: false },
  ],
  [
    'that captain after the deadline',
    whole,
    { player: captain, teams: new Map([['a', three]]), now: 1001 },
    { kind: 'complete-team', missing: 2, isClosed: true },
  ],
  [
    'a captain whose team may play with three',
    whole,
    { player: captain, teams: new Map([['a', { ...three, playsIncomplete: true }]]) },
    { kind: 'wait-for-bracket' },
  ],
  [
    'another member of that team',
    whole,
    { player: member, teams: new Map([['a', three]]) },
    { kind: 'wait-for-bracket' },
  ],
  [
    'a player without a team after the start',
    running,
    { player: someone },
    { kind: 'substitute', ofTeamId: null },
  ],
  ['a player without a team at the end', { status: 'finished' }, { player: someone }, null],
  ['a member before the bracket is known', running, { player: member }, null],
] as const)('%s', (_, changes, more, expected) => {
  expect(step(changes, more)).toEqual(expected)
})

test('a member has a next match while the team plays, and a place afterwards', () => {
  const first = fresh()
  const own = [...first.matches.values()].find(({ slots }) => slots.some(({ teamId }) => teamId === 'a'))
  expect(step(running, { player: member, bracket: first })).toEqual({ kind: 'match', match: own, side: 0 })

  const one = won(first, 'main-1-1', [1, 0])
  expect(step(running, { player: member, bracket: one })).toMatchObject({
    kind: 'match',
    match: { id: 'main-2-1', status: 'waiting' },
  })
  const loser = one.matches.get('main-1-1')?.slots[1].teamId ?? ''
  expect(step(running, { player: { ...member, teamId: loser }, bracket: one })).toMatchObject({
    kind: 'place',
    standing: { best: 3, worst: 4, wins: 0, losses: 1 },
    isOut: true,
  })
  expect(step(running, { player: { ...member, teamId: loser }, bracket: one, standings: null })).toBeNull()

  const end = won(won(one, 'main-1-2', [1, 0]), 'main-2-1', [1, 0])
  expect(step({ ...running, status: 'finished' }, { player: member, bracket: end })).toMatchObject({
    kind: 'place',
    standing: { best: 1, worst: 1 },
    isOut: false,
  })
})

test('nobody is out after the match for the third place or in the table of the last stage', () => {
  const isOut = (bracket: Bracket, teamId: string) => {
    const now = step(running, { player: { ...member, teamId }, bracket })
    return now?.kind === 'place' ? now.isOut : null
  }
  const semiFinals = won(won(fresh({ thirdPlace: true }), 'main-1-1', [1, 0]), 'main-1-2', [1, 0])
  const third = won(semiFinals, 'third-place-1-1', [1, 0])
  const teams = third.matches.get('third-place-1-1')?.slots.map(({ teamId }) => teamId ?? '') ?? []
  expect(teams.map(teamId => isOut(third, teamId))).toEqual([false, false])

  const group = {
    kind: 'round-robin',
    groups: 1,
    legs: 1,
    advance: 2,
    bestOf: 1,
    criteria: ['points', 'seed'],
  } as const
  const table = fresh({ format: 'table', stages: [group] })
  const played = [...table.matches.keys()].reduce((bracket, id) => won(bracket, id, [1, 0]), table)
  expect(isOut(played, 'd')).toBe(false)
})
