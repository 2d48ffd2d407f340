import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DistributionPlan,
  distribute,
  distributionModes,
  distributionScopes,
  type Pool,
} from '../balance/distribute.ts'
import { teamRankSum } from '../balance/teamRankSum.ts'
import { laterCompetitionFields } from '../competition/competition.ts'
import type { Outcome } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { languages } from '../profile/profile.ts'
import { assignPlayer } from './assignPlayer.ts'
import { createTeam } from './createTeam.ts'
import { dealTeams } from './dealTeams.ts'
import { deleteTeam } from './deleteTeam.ts'
import { foldedTeamName } from './foldedTeamName.ts'
import { joinTeam } from './joinTeam.ts'
import { leaveTeam } from './leaveTeam.ts'
import { makeCaptain } from './makeCaptain.ts'
import { movePlayer } from './movePlayer.ts'
import type { Roster, RosterChange } from './roster.ts'
import { teamSize } from './teamLimits.ts'
import { updateTeam } from './updateTeam.ts'

const competition = {
  status: 'registration',
  teamCount: 0,
  game: 'csgo',
  places: laterCompetitionFields.places,
} as const
const uids = Array.from({ length: 14 }, (_, index) => `player-${index}`)
const ids = ['wolves', 'bears', 'foxes', 'hares', 'deal-1', 'deal-2', 'deal-3']
const names = ['Wolves', 'WOLVES', 'Bears', 'ｂｅａｒｓ', 'Команда 1', 'team 2']

/** One step of a random tournament evening. */
type Step = (roster: Roster) => Outcome<RosterChange>

const uid = fc.constantFrom(...uids)
const teamId = fc.constantFrom(...ids)
const name = fc.constantFrom(...names)

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ uid, teamId, name, isOrganizer: fc.boolean() }).map(
    ({ uid, teamId, name, isOrganizer }): Step =>
      roster => {
        const maker = { uid, player: roster.players.get(uid) ?? null, isOrganizer }
        const present = { team: roster.teams.get(teamId) ?? null, nameHolder: holderOf(roster, name) }
        return createTeam(competition, { teamId, name, discordLink: null }, maker, present)
      },
  ),
  fc.record({ teamId, name }).map(
    ({ teamId, name }): Step =>
      roster => {
        const team = roster.teams.get(teamId)
        if (team === undefined) return unchanged
        const seen = { revision: team.revision, nameHolder: holderOf(roster, name) }
        const updated = updateTeam({ teamId, team }, { name }, seen)
        return updated.ok
          ? { ok: true, value: { teams: new Map([[teamId, updated.value]]), players: new Map() } }
          : updated
      },
  ),
  teamId.map(
    (teamId): Step =>
      roster => {
        if (!roster.teams.has(teamId)) return unchanged
        return deleteTeam(competition, teamId, membersOf(roster, teamId).values())
      },
  ),
  fc.record({ uid, teamId }).map(
    ({ uid, teamId }): Step =>
      roster => {
        const [player, team] = [roster.players.get(uid), roster.teams.get(teamId)]
        if (player === undefined || team === undefined) return unchanged
        return joinTeam(competition, player, { teamId, team })
      },
  ),
  fc.record({ uid, teamId }).map(
    ({ uid, teamId }): Step =>
      roster => {
        const [player, team] = [roster.players.get(uid), roster.teams.get(teamId)]
        if (player === undefined || team === undefined) return unchanged
        const seen = { teams: new Map([[teamId, team]]), players: membersOf(roster, teamId) }
        return leaveTeam(competition, player, teamId, seen)
      },
  ),
  fc.record({ uid, teamId: fc.option(teamId), byOrganizer: fc.boolean() }).map(
    ({ uid, teamId, byOrganizer }): Step =>
      roster => {
        const player = roster.players.get(uid)
        if (player === undefined || (teamId !== null && !roster.teams.has(teamId))) return unchanged
        const seen = { teams: roster.teams, players: membersOf(roster, player.teamId) }
        return assignPlayer(competition, { player, teamId, byOrganizer }, seen)
      },
  ),
  fc.record({ uid, teamId }).map(
    ({ uid, teamId }): Step =>
      roster =>
        makeCaptain(roster, teamId, uid),
  ),
  fc.record({ uid }).map(
    ({ uid }): Step =>
      roster => {
        const player = roster.players.get(uid)
        if (player === undefined) return unchanged
        const seen = { teams: roster.teams, players: membersOf(roster, player.teamId) }
        return { ok: true, value: movePlayer(seen, player, null) }
      },
  ),
  fc
    .record({
      mode: fc.constantFrom(...distributionModes),
      scope: fc.constantFrom(...distributionScopes),
      lang: fc.constantFrom(...languages),
      together: fc.array(fc.uniqueArray(uid, { minLength: 2, maxLength: 3 }), { maxLength: 2 }),
    })
    .map(
      ({ mode, scope, lang, together }): Step =>
        roster => {
          const distributionId = ['deal', 'second', 'third'].find(
            deal => ![...roster.teams.keys()].some(id => id.startsWith(`${deal}-`)),
          )
          if (distributionId === undefined) return unchanged
          const pool = { game: competition.game, players: [...roster.players.values()], teams: roster.teams }
          const plan = distribute(pool, { mode, scope, constraints: { together, apart: [] } })
          if (plan.ok) expectSums(pool, plan.value)
          return plan.ok
            ? { ok: true, value: dealTeams(roster, { plan: plan.value, scope, distributionId, lang }) }
            : plan
        },
    ),
)

/** A plan says what the teams' rank sums will be: those of their players. */
function expectSums(pool: Pool, plan: DistributionPlan): void {
  const tiers = new Map(pool.players.map(player => [player.uid, player]))
  for (const { teamId, playerUids, rankSum } of plan.teams) {
    const uids = [...((teamId === null ? null : pool.teams.get(teamId))?.playerUids ?? []), ...playerUids]
    const members = uids.flatMap(each => tiers.get(each) ?? [])
    expect(teamRankSum(pool.game, members, plan.medianStep)).toBe(rankSum)
  }
}

const unchanged = { ok: true, value: { teams: new Map(), players: new Map() } } as const

function holderOf({ teams }: Roster, name: string): string | null {
  for (const [teamId, team] of teams) if (foldedTeamName(team.name) === foldedTeamName(name)) return teamId
  return null
}

function membersOf({ players }: Roster, teamId: string | null): Map<string, Player> {
  return new Map([...players].filter(([, player]) => teamId !== null && player.teamId === teamId))
}

function applied(roster: Roster, change: RosterChange): Roster {
  const teams = new Map(roster.teams)
  for (const [teamId, team] of change.teams) {
    if (team === null) teams.delete(teamId)
    else teams.set(teamId, team)
  }
  return { teams, players: new Map([...roster.players, ...change.players]) }
}

function afterAll(steps: readonly Step[], check: (before: Roster, after: Roster) => void): void {
  let roster: Roster = {
    teams: new Map(),
    players: new Map(
      uids.map((uid, index) => [
        uid,
        {
          uid,
          displayName: uid,
          photoURL: null,
          rankTier: (index % 18) + 1,
          teamId: null,
          captain: false,
          joinedAt: 0,
        },
      ]),
    ),
  }
  for (const take of steps) {
    const outcome = take(roster)
    if (!outcome.ok) continue
    const after = applied(roster, outcome.value)
    check(roster, after)
    roster = after
  }
}

const evening = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' })

test('a player is in exactly the team that lists them', () => {
  fc.assert(
    fc.property(evening, steps =>
      afterAll(steps, (_, { teams, players }) => {
        const listed = [...teams].flatMap(([teamId, { playerUids }]) => playerUids.map(uid => [uid, teamId]))
        const placed = [...players.values()].flatMap(({ uid, teamId }) =>
          teamId === null ? [] : [[uid, teamId]],
        )
        expect(listed.toSorted()).toEqual(placed.toSorted())
      }),
    ),
  )
})

test('no team has more than `teamSize` players', () => {
  fc.assert(
    fc.property(evening, steps =>
      afterAll(steps, (_, { teams }) => {
        for (const { playerUids } of teams.values()) expect(playerUids.length).toBeLessThanOrEqual(teamSize)
      }),
    ),
  )
})

test('a team with members has one captain, recorded on both sides; an empty one has none', () => {
  fc.assert(
    fc.property(evening, steps =>
      afterAll(steps, (_, { teams, players }) => {
        for (const [teamId, { captainUid, playerUids }] of teams) {
          const captains = playerUids.filter(uid => players.get(uid)?.captain)
          expect(captains, teamId).toEqual(captainUid === null ? [] : [captainUid])
          expect(captainUid === null).toBe(playerUids.length === 0)
        }
        for (const { teamId, captain } of players.values()) if (captain) expect(teamId).not.toBeNull()
      }),
    ),
  )
})

test('no two teams have the same name in any spelling', () => {
  fc.assert(
    fc.property(evening, steps =>
      afterAll(steps, (_, { teams }) => {
        const folded = [...teams.values()].map(({ name }) => foldedTeamName(name))
        expect(new Set(folded).size).toBe(folded.length)
      }),
    ),
  )
})

test('only teams not created by a player can be empty', () => {
  fc.assert(
    fc.property(evening, steps =>
      afterAll(steps, (_, { teams }) => {
        for (const { playerUids, founderUid } of teams.values()) {
          if (playerUids.length === 0) expect(founderUid).toBeNull()
        }
      }),
    ),
  )
})

test('players are neither added nor lost, and only their team and captaincy change', () => {
  fc.assert(
    fc.property(evening, steps =>
      afterAll(steps, (before, after) => {
        expect([...after.players.keys()]).toEqual([...before.players.keys()])
        for (const [uid, player] of after.players) {
          const { teamId, captain } = player
          expect({ ...before.players.get(uid), teamId, captain }).toEqual(player)
        }
      }),
    ),
  )
})
