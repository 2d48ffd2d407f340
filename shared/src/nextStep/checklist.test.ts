import { expect, test } from 'vitest'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import { checklist, nextInChecklist } from './checklist.ts'

const registrationDeadline = 1000
const startDate = 2000
const base = { registrationDeadline, startDate }
const check = { checkId: 'check', startedAt: 0, deadline: 500, closedAt: null }
const bracket = (...statuses: ('ready' | 'running' | 'finished' | 'bye' | 'waiting')[]) => ({
  matches: statuses.map(status => ({ status })),
  isPlanned: false,
})

function next(
  changes: Parameters<typeof aCompetition>[0],
  more: Partial<Parameters<typeof checklist>[0]> = {},
) {
  const competition = aCompetition({ ...base, ...changes })
  const nothing = { poolSize: null, teams: null, bracket: null }
  return nextInChecklist(checklist({ competition, ...nothing, now: 100, ...more }))
}

const whole = { playerCount: 9, teamCount: 2, options: { ...aCompetition().options, wholeTeams: true } }
const sized = (...sizes: number[]) =>
  sizes.map(length => ({ playerUids: Array.from({ length }, (_, seat) => `${seat}`) }))

const running = { status: 'running', bracketId: 'bracket', playerCount: 10, teamCount: 2 } as const

test.each([
  ['an empty competition', {}, {}, 'add-players'],
  ['people who may still be joined by others', { playerCount: 9 }, { poolSize: 9 }, 'add-players'],
  ['two players after the deadline', { playerCount: 2 }, { poolSize: 2, now: 1001 }, 'distribute'],
  ['two full teams of players', { playerCount: 10 }, { poolSize: 10 }, 'distribute'],
  ['a player who fits into a team', { playerCount: 11, teamCount: 3 }, { poolSize: 1 }, 'distribute'],
  ['players who make up a team', { playerCount: 15, teamCount: 2 }, { poolSize: 5 }, 'distribute'],
  ['substitutes next to full teams', { playerCount: 14, teamCount: 2 }, { poolSize: 4 }, 'create-bracket'],
  [
    'a substitute next to a free seat, once readiness is checked',
    { playerCount: 11, teamCount: 3, readinessCheck: { ...check, closedAt: 1 } },
    { poolSize: 1 },
    'create-bracket',
  ],
  ['everyone in a small team', { playerCount: 4, teamCount: 2 }, { poolSize: 0 }, 'create-bracket'],
  ['teams without players', { teamCount: 2 }, { poolSize: 0 }, 'add-players'],
  ['an unknown pool that fits', { playerCount: 10, teamCount: 2 }, {}, 'create-bracket'],
  ['an unknown pool that does not', { playerCount: 22, teamCount: 2 }, {}, 'distribute'],
  [
    'a readiness check',
    { playerCount: 10, teamCount: 2, readinessCheck: check },
    { poolSize: 0 },
    'check-readiness',
  ],
  [
    'a readiness check that is over',
    { playerCount: 10, teamCount: 2, readinessCheck: check },
    { poolSize: 0, now: 500 },
    'create-bracket',
  ],
  ['a new bracket', running, { bracket: bracket('ready', 'bye') }, 'plan'],
  ['a bracket that is not known', running, {}, 'plan'],
  ['a planned bracket', running, { bracket: { ...bracket('ready'), isPlanned: true } }, 'run'],
  ['a bracket without a plan at the start', running, { bracket: bracket('ready'), now: 2000 }, 'run'],
  ['a match that runs', running, { bracket: bracket('running') }, 'run'],
  ['a match that was played', running, { bracket: bracket('finished') }, 'run'],
  [
    'a champion before the match for third place',
    { ...running, champion: { teamId: 'a', name: 'A' } },
    { bracket: bracket('ready', 'finished') },
    'run',
  ],
  [
    'an incomplete team after the deadline',
    whole,
    { poolSize: 0, teams: sized(5, 4), now: 1001 },
    'settle-teams',
  ],
  ['an incomplete team before it', whole, { poolSize: 0, teams: sized(5, 4) }, 'create-bracket'],
  [
    'an incomplete team that may play',
    whole,
    { poolSize: 0, teams: sized(5, 4).map(team => ({ ...team, playsIncomplete: true })), now: 1001 },
    'create-bracket',
  ],
  ['an end without a champion', { ...running, status: 'finished' }, {}, null],
] as const)('%s leads to the next step', (_, changes, more, kind) => {
  expect(next(changes, more)).toBe(kind)
})

test('always lists the same steps, with those that are done or were skipped', () => {
  const competition = aCompetition({ ...base, ...running })
  expect(checklist({ competition, poolSize: 0, teams: null, bracket: bracket('running'), now: 100 })).toEqual(
    [
      { kind: 'add-players', state: 'done' },
      { kind: 'distribute', state: 'done' },
      { kind: 'check-readiness', state: 'skipped' },
      { kind: 'create-bracket', state: 'done' },
      { kind: 'plan', state: 'skipped' },
      { kind: 'run', state: 'next' },
      { kind: 'champion', state: 'later' },
    ],
  )
  const open = aCompetition({
    ...base,
    playerCount: 10,
    teamCount: 2,
    readinessCheck: { ...check, closedAt: 1 },
  })
  expect(checklist({ competition: open, poolSize: 0, teams: null, bracket: null, now: null })).toEqual([
    { kind: 'add-players', state: 'done' },
    { kind: 'distribute', state: 'done' },
    { kind: 'check-readiness', state: 'done' },
    { kind: 'create-bracket', state: 'next' },
    { kind: 'plan', state: 'later' },
    { kind: 'run', state: 'later' },
    { kind: 'champion', state: 'later' },
  ])
})
