import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { bracketLimits } from '../format/bracketLimits.ts'
import { teamSize } from '../format/teamLimits.ts'
import { hasNoTeam } from '../player/hasNoTeam.ts'
import type { Player } from '../player/player.ts'
import { fingerprint } from '../random/fingerprint.ts'
import { countedStep } from '../ranks/countedStep.ts'
import { medianStep } from '../ranks/medianStep.ts'
import type { RankScale } from '../ranks/rankScale.ts'
import type { Team } from '../team/team.ts'
import { seatsToFill } from '../team/unsettledTeams.ts'
import { type Comparison, comparison } from './comparison.ts'
import { type Constraints, unconstrained } from './constraints.ts'
import { distributeSeats } from './distributeSeats.ts'
import { evenDistribution } from './evenDistribution.ts'
import { leastSpread, partsOfStep } from './leastSpread.ts'
import { type ExistingTeam, seatsInTeams } from './openSeats.ts'
import { higherFirst, type RatedPlayer } from './ratedPlayer.ts'
import type { DistributedTeam } from './split.ts'
import { substitutesAmong } from './substitutes.ts'
import { teamRankSum } from './teamRankSum.ts'
import { type Unit, unitsOf } from './unit.ts'

/**
 * `alternating` is the specified distribution; `even` starts from it and exchanges players until the spread cannot be
 * reduced further.
 */
export const distributionModes = ['alternating', 'even'] as const
export type DistributionMode = (typeof distributionModes)[number]

export const distributionScopes = ['unassigned', 'fillTeams', 'everyone'] as const
/**
 * `unassigned`: players without a team are distributed into new teams; existing teams stay as they are, free seats
 * included. `fillTeams`: they are distributed into the free seats of existing teams, unless organizers let a team play
 * incomplete, and the rest into new teams; nobody who has a team is moved. `everyone`: all teams are dissolved, empty ones too, and all players but
 * the substitutes are distributed again.
 */
export type DistributionScope = (typeof distributionScopes)[number]

export interface PlannedTeam {
  /** The existing team that gets these players; null for a new one. */
  readonly teamId: string | null
  /** The players added. The first has the highest rank, and becomes the captain of a team that has none. */
  readonly playerUids: readonly string[]
  /** The number of players and the rank sum of the team before; both are 0 for a new team. */
  readonly before: { readonly size: number; readonly rankSum: number }
  /** The rank sum of the whole team afterwards, in rank steps; a player without a rank counts as the median. */
  readonly rankSum: number
}

export interface DistributionPlan extends Comparison {
  /** The teams that get players; existing teams come first. */
  readonly teams: readonly PlannedTeam[]
  /** The players who stay without a team because the teams are full or a constraint says so; in order of joining. */
  readonly substituteUids: readonly string[]
  /** The smallest spread that any distribution of these ranks into teams of these sizes could have. */
  readonly leastSpread: number
  /** The comparison that includes the teams that stay as they are; null if there are none. */
  readonly withOthers: Comparison | null
  /** The step that a player without a rank counts as: the median of all players of the competition. */
  readonly medianStep: number
  /** A fingerprint of the pool that the plan was made from. */
  readonly basis: string
}

export interface Pool {
  readonly scale: RankScale
  /** All players of the competition, in any order. */
  readonly players: readonly (Pick<Player, 'uid' | 'rankTier' | 'teamId'> &
    Partial<Pick<Player, 'joinedAt' | 'substituteOf'>>)[]
  /** All existing teams, by id. */
  readonly teams: ReadonlyMap<string, Pick<Team, 'playerUids' | 'playsIncomplete'>>
  /** The maximum number of teams of the competition; that of the product if left out. */
  readonly teamsMax?: number
}

export interface DistributionOptions {
  readonly mode: DistributionMode
  readonly scope: DistributionScope
  /** Selects another of the `even` distributions; 0 if left out. */
  readonly seed?: number | undefined
  readonly constraints?: Constraints | undefined
  /**
   * The number of teams to make in addition to those that are filled; ⌈players / 5⌉ if left out. Players for whom there
   * are no seats remain as substitutes.
   */
  readonly teamCount?: number | null | undefined
  /** The only teams that `fillTeams` fills, also those that are let play incomplete; null for all others. */
  readonly teamIds?: readonly string[] | null | undefined
}

/** Improves a distribution, down to a spread of `least`. */
type Improvement = (
  teams: readonly DistributedTeam[],
  seed: number,
  least: number,
) => readonly DistributedTeam[]

const improvements: Record<DistributionMode, Improvement> = {
  alternating: teams => teams,
  even: evenDistribution,
}

/**
 * Plans balanced teams. Unless an organizer chooses it, the number of new teams is ⌈players / 5⌉, their sizes as even
 * as possible: 23 players make 5, 5, 5, 4 and 4, not four full teams and one of three, because a team that lacks one
 * player can play with a stand-in and one that lacks two cannot, and because rank sums compare only between teams of
 * equal size. The plan does not depend on the order of the pool.
 */
export function distribute(
  pool: Pool,
  {
    mode,
    scope,
    seed = 0,
    constraints = unconstrained,
    teamCount = null,
    teamIds = null,
  }: DistributionOptions,
): Outcome<
  DistributionPlan,
  | 'no-players'
  | 'too-many-teams'
  | 'group-too-large'
  | 'constraints-contradict'
  | 'players-keep-teams'
  | 'no-such-distribution'
> {
  const inScope = playersIn(pool, scope)
  const leftOut = new Set(constraints.substitutes?.flat())
  const pooled = inScope.filter(({ uid }) => !leftOut.has(uid))
  if (pooled.length === 0) return refuse('no-players')
  const median = medianStep(
    pool.scale,
    pool.players.map(({ rankTier }) => rankTier),
  )
  const ratedOf = (players: Pool['players']) =>
    players.map(({ uid, rankTier }) => ({ uid, step: countedStep(pool.scale, rankTier, median) }))
  const units = unitsOf(ratedOf(pooled), scope === 'everyone' ? new Map() : seatedIn(pool), constraints)
  if (!units.ok) return units
  const existing = scope === 'everyone' ? [] : existingTeams(pool, median)
  const open =
    scope === 'fillTeams'
      ? existing.filter(({ teamId, members }) => members < teamSize && isFilled(pool, teamId, teamIds))
      : []
  const left = Math.max(0, pooled.length - seatsInTeams(open))
  const newTeams = Math.min(left, teamCount ?? Math.ceil(left / teamSize))
  const substitutes = substitutesOf(pool, units.value, left - newTeams * teamSize)
  if (!substitutes.ok) return substitutes
  const seated = units.value.filter(unit => !substitutes.value.has(unit))
  if (seated.length === 0) return refuse('no-such-distribution')
  const distributed = distributeSeats(seated, open, newTeams)
  if (!distributed.ok) return distributed

  const sizes = distributed.value.map(({ weight }) => partsOfStep / weight)
  const least = leastSpread(
    sizes,
    seated.flatMap(({ players }) => players.map(({ step }) => step)),
    distributed.value.reduce((total, { sum }) => total + sum, 0),
  )
  const membersOf = new Map(existing.map(({ teamId, members }) => [teamId, members]))
  const teams = improvements[mode](distributed.value, seed, least).map(team =>
    planned(team, (team.teamId === null ? 0 : membersOf.get(team.teamId)) ?? 0),
  )

  const made = teams.filter(({ teamId }) => teamId === null).length
  const count = made + (scope === 'everyone' ? 0 : pool.teams.size)
  const { teamsMax = bracketLimits.teamsMax } = pool
  if (made > 0 && count > teamsMax) return refuse('too-many-teams', { teams: count, teamsMax })
  const compared = comparison(teams.map(strengthOf))
  const others = existing.filter(
    ({ teamId, members }) => members > 0 && !teams.some(team => team.teamId === teamId),
  )
  return accept({
    teams,
    ...compared,
    substituteUids: inOrderOfJoining(pool, [
      ...[...substitutes.value].flatMap(({ players }) => players),
      ...ratedOf(inScope.filter(({ uid }) => leftOut.has(uid))),
    ]),
    leastSpread: (least * (compared.comparedBy === 'sum' ? (sizes[0] ?? 1) : 1)) / partsOfStep,
    withOthers:
      others.length === 0
        ? null
        : comparison([
            ...teams.map(strengthOf),
            ...others.map(({ members, sum }) => ({ size: members, rankSum: sum })),
          ]),
    medianStep: median,
    basis: basisOf(pool, { mode, scope, seed, constraints, teamCount, teamIds }, median),
  })
}

/** Returns the players whom a distribution concerns: substitutes of teams have no part in any. */
function playersIn({ players }: Pool, scope: DistributionScope): Pool['players'] {
  return players.filter(player =>
    scope === 'everyone' ? player.substituteOf === undefined : hasNoTeam(player),
  )
}

function isFilled({ teams }: Pool, teamId: string, teamIds: DistributionOptions['teamIds']): boolean {
  const team = teams.get(teamId)
  return teamIds?.includes(teamId) ?? (team !== undefined && seatsToFill(team) > 0)
}

function substitutesOf(
  pool: Pool,
  units: readonly Unit[],
  count: number,
): Outcome<ReadonlySet<Unit>, 'no-such-distribution'> {
  return count > 0 ? substitutesAmong(units, count, joiningTimes(pool)) : accept(new Set())
}

function joiningTimes({ players }: Pool): ReadonlyMap<string, number> {
  return new Map(players.map(({ uid, joinedAt = 0 }) => [uid, joinedAt]))
}

function inOrderOfJoining(pool: Pool, players: readonly RatedPlayer[]): readonly string[] {
  const times = joiningTimes(pool)
  return players
    .toSorted((a, b) => (times.get(a.uid) ?? 0) - (times.get(b.uid) ?? 0) || higherFirst(a, b))
    .map(({ uid }) => uid)
}

function seatedIn({ players }: Pool): ReadonlyMap<string, string> {
  return new Map(players.flatMap(({ uid, teamId }) => (teamId === null ? [] : [[uid, teamId]])))
}

function existingTeams({ scale, players, teams }: Pool, median: number): ExistingTeam[] {
  const tiers = new Map(players.map(({ uid, rankTier }) => [uid, rankTier]))
  return [...teams].map(([teamId, { playerUids }]) => {
    const members = playerUids.map(uid => ({ rankTier: tiers.get(uid) ?? null }))
    return { teamId, members: members.length, sum: teamRankSum(scale, members, median) }
  })
}

function planned({ teamId, sum, units }: DistributedTeam, members: number): PlannedTeam {
  const players = units.flatMap(unit => unit.players).toSorted(higherFirst)
  return {
    teamId,
    playerUids: players.map(({ uid }) => uid),
    before: { size: members, rankSum: sum },
    rankSum: players.reduce((total, { step }) => total + step, sum),
  }
}

function strengthOf({ playerUids, before, rankSum }: PlannedTeam) {
  return { size: before.size + playerUids.length, rankSum }
}

/** Fingerprints exactly the data that the plan depends on, and the data that applying it would overwrite. */
function basisOf(pool: Pool, options: Required<DistributionOptions>, median: number): string {
  const { mode, scope, seed, constraints, teamCount, teamIds } = options
  const players = playersIn(pool, scope)
    .map(({ uid, rankTier, teamId }) => [uid, rankTier, teamId] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const teams = scope === 'unassigned' ? [] : basisTeams(pool, scope, median, teamIds)
  return fingerprint(
    JSON.stringify([mode, scope, seed, constraints, teamCount, median, players, teams, teamIds]),
  )
}

/** The teams that would be dissolved or, by scope, filled, with their rank sums and members. */
function basisTeams(
  pool: Pool,
  scope: DistributionScope,
  median: number,
  teamIds: DistributionOptions['teamIds'],
) {
  if (scope === 'everyone') return [...pool.teams.keys()].toSorted()
  return existingTeams(pool, median)
    .filter(({ teamId, members }) => members < teamSize && isFilled(pool, teamId, teamIds))
    .map(({ teamId, sum }) => [teamId, sum, pool.teams.get(teamId)?.playerUids.toSorted()] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
