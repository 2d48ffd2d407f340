import { expect, test } from 'vitest'
import type { Player } from '../player/player.ts'
import { noChange } from './roster.ts'
import { substitutePlayer } from './substitutePlayer.ts'
import type { Team } from './team.ts'

const running = { status: 'running' } as const

function player(uid: string, teamId: string | null = null, captain = false): Player {
  return { uid, displayName: uid, photoURL: null, rankTier: 80, teamId, captain, joinedAt: 0 }
}

function rosterOf(...playerUids: readonly string[]) {
  const [captainUid = null] = playerUids
  const wolves: Team = {
    name: 'Wolves',
    discordLink: null,
    founderUid: captainUid,
    captainUid,
    playerUids,
    seed: 1,
    revision: 3,
  }
  const members = playerUids.map(uid => [uid, player(uid, 'wolves', uid === captainUid)] as const)
  return { wolves, roster: { teams: new Map([['wolves', wolves]]), players: new Map(members) } }
}

const incoming = player('eve')
const now = 100
const forBob = { teamId: 'wolves', outUid: 'bob', incoming, now }

test('the substitute comes last in order, the other one stays without a team; the captain remains', () => {
  const { roster, wolves } = rosterOf('ann', 'bob', 'cid', 'dan', 'fay')
  expect(substitutePlayer(running, forBob, roster)).toEqual({
    ok: true,
    value: {
      teams: new Map([['wolves', { ...wolves, playerUids: ['ann', 'cid', 'dan', 'fay', 'eve'] }]]),
      players: new Map([
        ['bob', player('bob')],
        ['eve', player('eve', 'wolves')],
      ]),
    },
  })
})

test('a captain is followed by the longest-standing member, and alone by the substitute', () => {
  const { roster, wolves } = rosterOf('bob', 'cid', 'dan')
  expect(substitutePlayer(running, forBob, roster)).toEqual({
    ok: true,
    value: {
      teams: new Map([['wolves', { ...wolves, captainUid: 'cid', playerUids: ['cid', 'dan', 'eve'] }]]),
      players: new Map([
        ['bob', player('bob')],
        ['cid', player('cid', 'wolves', true)],
        ['eve', player('eve', 'wolves')],
      ]),
    },
  })
  const alone = rosterOf('bob')
  expect(substitutePlayer(running, forBob, alone.roster)).toEqual({
    ok: true,
    value: {
      teams: new Map([['wolves', { ...alone.wolves, captainUid: 'eve', playerUids: ['eve'] }]]),
      players: new Map([
        ['bob', player('bob')],
        ['eve', player('eve', 'wolves', true)],
      ]),
    },
  })
})

const check = { checkId: 'check', startedAt: 0, deadline: 90, closedAt: null }
test.each([
  ['is over', check, { checkId: 'check', at: now }],
  ['is still open', { ...check, deadline: now + 1 }, undefined],
])(
  'where a readiness check %s, the substitute is as ready as can be expected',
  (_, readinessCheck, ready) => {
    const { roster } = rosterOf('ann', 'bob')
    const outcome = substitutePlayer({ ...running, readinessCheck }, forBob, roster)
    expect(outcome.ok && outcome.value.players.get('eve')?.ready).toEqual(ready)
  },
)

test('what has been done is not done again, even after the end', () => {
  const { roster } = rosterOf('ann', 'eve')
  const repeated = { ...forBob, incoming: player('eve', 'wolves') }
  expect(substitutePlayer({ status: 'finished' }, repeated, roster)).toEqual({ ok: true, value: noChange })
})

test.each([
  ['after the end', { status: 'finished' }, {}, { code: 'competition-over' }],
  [
    'by a member of another team',
    running,
    { incoming: player('eve', 'bears') },
    { code: 'already-in-team', facts: { teamId: 'bears' } },
  ],
  [
    'by a member of the same team',
    running,
    { incoming: player('ann', 'wolves') },
    { code: 'already-in-team' },
  ],
  ['of somebody who is not in the team', running, { outUid: 'zoe' }, { code: 'not-in-team' }],
  [
    'by a deleted account',
    running,
    { incoming: { ...incoming, displayName: null } },
    { code: 'not-in-competition' },
  ],
] as const)('refused: %s', (_, competition, changes, refusal) => {
  const { roster } = rosterOf('ann', 'bob')
  expect(substitutePlayer(competition, { ...forBob, ...changes }, roster)).toMatchObject({
    ok: false,
    ...refusal,
  })
})
