import { describe, expect, test } from 'vitest'
import { distributeTeams } from '../balance/distributeTeams.ts'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import type { Player, TeamRequest } from '../player/player.ts'
import { assignPlayer } from './assignPlayer.ts'
import { createTeam } from './createTeam.ts'
import { declineTeamRequest } from './declineTeamRequest.ts'
import { joinTeam } from './joinTeam.ts'
import { requestPlayer } from './requestPlayer.ts'
import { substitutePlayer } from './substitutePlayer.ts'
import type { Team } from './team.ts'
import { openTeamRequests, teamRequestLimits } from './teamRequest.ts'

const open = aCompetition()
const hour = 60 * 60 * 1000
const now = 1_800_000_000_000

function player(changes: Partial<Player> = {}): Player {
  return {
    uid: 'ann',
    displayName: 'Ann',
    photoURL: null,
    rankTier: 80,
    joinedAt: 0,
    teamId: null,
    captain: false,
    ...changes,
  }
}

function asked(state: TeamRequest['state'], at = now - 2 * hour, teamId = 'wolves'): Player {
  return player({ teamRequests: { [teamId]: { state, at } } })
}

function team(...playerUids: string[]): Team {
  return {
    name: 'Wolves',
    discordLink: null,
    founderUid: null,
    captainUid: playerUids[0] ?? null,
    playerUids,
    seed: null,
    revision: 0,
  }
}

const wolves = { teamId: 'wolves', team: team('cap'), wanted: true, now }
const full = { ...wolves, team: team('cap', 'b', 'c', 'd', 'e') }

describe('a captain', () => {
  test('asks a player, who stays without a team', () => {
    expect(requestPlayer(open, player(), wolves)).toEqual({ ok: true, value: asked('open', now) })
  })

  test('asks once: the same again changes nothing, whatever has become of the team', () => {
    const once = asked('open')
    for (const [competition, about] of [
      [open, wolves],
      [open, full],
      [{ ...open, status: 'running' }, wolves],
    ] as const) {
      expect(requestPlayer(competition, once, about)).toEqual({ ok: true, value: once })
    }
    const joined = player({ teamId: 'wolves' })
    expect(requestPlayer(open, joined, wolves)).toEqual({ ok: true, value: joined })
  })

  test('cancels a request, and nothing else', () => {
    const cancelling = { ...wolves, wanted: false }
    expect(requestPlayer(open, asked('open'), cancelling)).toEqual({ ok: true, value: asked('cancelled') })
    for (const entry of [player(), asked('declined'), asked('cancelled'), asked('open', now, 'bears')]) {
      const outcome = requestPlayer(open, entry, cancelling)
      expect(outcome.ok && outcome.value).toBe(entry)
    }
  })

  test('who cancels and asks again announces it again after an hour at the earliest', () => {
    const { silentMs } = teamRequestLimits
    for (const [at, announcedAt] of [
      [now - silentMs + 1, now - silentMs + 1],
      [now - silentMs, now],
    ] as const) {
      expect(requestPlayer(open, asked('cancelled', at), wolves)).toEqual({
        ok: true,
        value: asked('open', announcedAt),
      })
    }
  })

  const many = Object.fromEntries(
    Array.from({ length: teamRequestLimits.perPlayer }, (_, index) => [
      `team-${index}`,
      { state: 'declined', at: now } as const,
    ]),
  )
  test.each([
    ['after the start', { ...open, status: 'running' } as const, player(), wolves, 'competition-started'],
    ['whose account is deleted', open, player({ displayName: null }), wolves, 'not-in-competition'],
    [
      'without an account, who cannot answer',
      open,
      player({ guest: true }),
      wolves,
      'player-without-account',
    ],
    ['of another team', open, player({ teamId: 'bears' }), wolves, 'already-in-team'],
    ['for whom there is no seat', open, player(), full, 'team-full'],
    ['who has declined', open, asked('declined'), wolves, 'team-request-declined'],
    ['asked by many', open, player({ teamRequests: many }), wolves, 'too-many-team-requests'],
  ])('asks no player %s', (_, competition, entry, about, code) => {
    expect(requestPlayer(competition, entry, about)).toMatchObject({ ok: false, code })
  })
})

describe('the player', () => {
  test('declines, once', () => {
    const declined = declineTeamRequest(asked('open'), 'wolves')
    expect(declined).toEqual({ ok: true, value: asked('declined') })
    expect(declineTeamRequest(asked('declined'), 'wolves')).toEqual(declined)
  })

  test.each([player(), asked('cancelled'), asked('open', now, 'bears')])(
    'declines nothing that is not asked',
    entry => {
      expect(declineTeamRequest(entry, 'wolves')).toMatchObject({ ok: false, code: 'team-request-gone' })
    },
  )

  const both = player({
    teamRequests: {
      bears: { state: 'open', at: 2 },
      wolves: { state: 'open', at: 1 },
      foxes: { state: 'declined', at: 0 },
      gone: { state: 'open', at: 0 },
    },
  })
  const teams = new Map([
    ['wolves', team('cap')],
    ['bears', team('b')],
    ['foxes', team('f')],
  ])

  test('sees what is open, the oldest first: not what is declined, or of a team that is full or deleted', () => {
    expect(openTeamRequests(open, both, teams)).toEqual(['wolves', 'bears'])
    expect(openTeamRequests(open, both, new Map([...teams, ['wolves', full.team]]))).toEqual(['bears'])
    expect(openTeamRequests({ status: 'running' }, both, teams)).toEqual([])
  })

  const roster = { teams, players: new Map([['cap', player({ uid: 'cap', teamId: 'wolves' })]]) }
  const plan = { basis: '', teams: [{ teamId: null, playerUids: ['ann'], rankSum: 36 }] }
  test.each([
    ['joins', joinTeam(open, both, { teamId: 'bears', team: team('b') })],
    ['is assigned', assignPlayer(open, { player: both, teamId: 'bears' }, roster)],
    [
      'creates a team',
      createTeam(
        open,
        { teamId: 'own', name: 'Own', discordLink: null },
        { uid: 'ann', player: both, isOrganizer: false },
        { team: null, nameHolder: null },
      ),
    ],
    [
      'is a substitute',
      substitutePlayer(open, { teamId: 'wolves', outUid: 'cap', incoming: both, now: 1 }, roster),
    ],
    [
      'is distributed to a team',
      {
        ok: true as const,
        value: distributeTeams(
          { ...roster, players: new Map([['ann', both]]) },
          { plan: plan as never, scope: 'unassigned', distributionId: 'deal', lang: 'en' },
        ),
      },
    ],
  ])('who %s has no request any more', (_, moved) => {
    expect(moved).toMatchObject({ ok: true })
    const ann = moved.ok ? moved.value.players.get('ann') : undefined
    expect(ann?.teamId).not.toBeNull()
    expect(ann).not.toHaveProperty('teamRequests')
  })
})
