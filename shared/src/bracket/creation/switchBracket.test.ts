import { expect, test } from 'vitest'
import type { Competition } from '../../competition/competition.ts'
import { aCompetition } from '../../competition/testing/aCompetition.ts'
import type { Team } from '../../team/team.ts'
import { type BracketRequest, planBracket } from './planBracket.ts'
import { switchBracket } from './switchBracket.ts'

const competition = aCompetition({
  bestOf: { rounds: 1, final: 3 },
  status: 'finished',
  bracketId: 'first',
  champion: { teamId: 'strong', name: 'Strong' },
  playerCount: 2,
  teamCount: 3,
  revision: 3,
})
const team = (playerUids: readonly string[], seed: number | null): Team => ({
  name: 'Wolves',
  discordLink: null,
  founderUid: null,
  captainUid: playerUids[0] ?? null,
  playerUids,
  seed,
  revision: 0,
})
const teams = new Map([
  ['weak', team(['ann'], 1)],
  ['strong', team(['bob'], 2)],
  ['empty', team([], 3)],
])
const tiers = new Map([
  ['ann', 11 as const],
  ['bob', 55 as const],
])
const request: BracketRequest = { bracketId: 'second', seeding: 'rank', replace: true }

const planned = planBracket({ competition, teams }, tiers, request)
if (!planned.ok) throw new Error(planned.code)
const basis = { plan: planned.value, tiers, replaced: 'first' }

test('teams that have players take part, seeded by the ranks of these players', () => {
  expect(planned).toMatchObject({ ok: true, value: { teamIds: ['strong', 'weak'], format: 'single' } })
})

test('an order by hand names each of them once', () => {
  const manual = (order?: readonly string[]) =>
    planBracket({ competition, teams }, tiers, { ...request, seeding: 'manual', order })
  expect(manual(['weak', 'strong'])).toMatchObject({ ok: true, value: { teamIds: ['weak', 'strong'] } })
  for (const order of [
    undefined,
    ['weak'],
    ['weak', 'weak'],
    ['weak', 'empty'],
    ['weak', 'strong', 'weak'],
  ]) {
    expect(manual(order)).toMatchObject({ code: 'order-invalid' })
  }
})

test('a new bracket restarts the competition: no champion, the seeds of that bracket', () => {
  expect(switchBracket({ competition, teams }, basis, request, 9)).toEqual({
    ok: true,
    value: {
      competition: { ...competition, status: 'running', bracketId: 'second', champion: null, updatedAt: 9 },
      seeds: new Map([
        ['weak', 2],
        ['strong', 1],
        ['empty', null],
      ]),
    },
  })
})

test('it is refused if the teams, the settings or the bracket have changed since', () => {
  const refused = { ok: false, code: 'changed-meanwhile', facts: {} }
  const joined = new Map([...teams, ['empty', team(['cid'], 3)] as const])
  const longer: Competition = { ...competition, bestOf: { rounds: 3, final: 3 } }
  const replaced: Competition = { ...competition, bracketId: 'other' }
  expect(switchBracket({ competition, teams: joined }, basis, request, 9)).toEqual(refused)
  expect(switchBracket({ competition: longer, teams }, basis, request, 9)).toEqual(refused)
  expect(switchBracket({ competition: replaced, teams }, basis, request, 9)).toEqual(refused)
})

test('a bracket that may not be replaced is not', () => {
  const kept = { ...request, replace: false }
  const refused = { ok: false, code: 'bracket-exists', facts: {} }
  expect(planBracket({ competition, teams }, tiers, kept)).toEqual(refused)
  expect(switchBracket({ competition, teams }, { ...basis, replaced: null }, kept, 9)).toEqual(refused)
  const first = { ...competition, bracketId: null }
  expect(planBracket({ competition: first, teams }, tiers, kept)).toMatchObject({ ok: true })
})

test('renaming a team makes no other bracket', () => {
  const renamed = new Map([...teams, ['weak', { ...team(['ann'], 1), name: 'Bears' }] as const])
  expect(switchBracket({ competition, teams: renamed }, basis, request, 9)).toMatchObject({ ok: true })
})
