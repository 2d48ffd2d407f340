import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { bracketLimits } from '../format/bracketLimits.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Game } from '../games/game.ts'
import type { Player } from '../player/player.ts'
import { fingerprint } from '../random/fingerprint.ts'
import { countedStep } from '../ranks/countedStep.ts'
import { medianStep } from '../ranks/medianStep.ts'
import type { Team } from '../team/team.ts'
import { type Constraints, unconstrained } from './constraints.ts'
import { dealSeats } from './dealSeats.ts'
import { evenDeal } from './evenDeal.ts'
import { leastSpread, partsOfStep } from './leastSpread.ts'
import type { StandingTeam } from './openSeats.ts'
import { higherFirst } from './ratedPlayer.ts'
import type { DealtTeam } from './split.ts'
import { teamRankSum } from './teamRankSum.ts'
import { unitsOf } from './unit.ts'

/** `alternating` is the specified deal; `even` starts from it and exchanges players until the teams are as equal as it can make them. */
export const distributionModes = ['alternating', 'even'] as const
export type DistributionMode = (typeof distributionModes)[number]

export const distributionScopes = ['unassigned', 'fillTeams', 'everyone'] as const
/**
 * `unassigned`: players without a team are dealt into new teams; existing teams stay as they are, free seats
 * included. `fillTeams`: they are dealt into the free seats of existing teams, and the rest into new teams; nobody who
 * has a team is moved. `everyone`: all teams are dissolved, empty ones too, and all players are dealt anew.
 */
export type DistributionScope = (typeof distributionScopes)[number]

export interface PlannedTeam {
  /** The existing team that gets these players; null for a new one. */
  readonly teamId: string | null
  /** The players added. The first has the highest rank, and becomes the captain of a team that has none. */
  readonly playerUids: readonly string[]
  /** Its number of players and their rank sum before; both 0 for a new team. */
  readonly before: { readonly size: number; readonly rankSum: number }
  /** Of all its players afterwards, in rank steps; a player without a rank counts as the median. */
  readonly rankSum: number
}

interface Comparison {
  /**
   * The measure used to compare teams: rank sums if all have the same number of players, otherwise average ranks,
   * since a sum would make a larger team look stronger.
   */
  readonly comparedBy: 'sum' | 'average'
  /** Largest minus smallest value of that measure, in rank steps; averages are not rounded. */
  readonly spread: number
}

export interface DistributionPlan extends Comparison {
  /** Only teams that get players; existing teams come first. */
  readonly teams: readonly PlannedTeam[]
  /** The smallest spread that any deal of these ranks into teams of these sizes could have. */
  readonly leastSpread: number
  /** The comparison of these teams and of those that stay as they are; null if there are none of the latter. */
  readonly withOthers: Comparison | null
  /** What a player without a rank counted as, in steps: the median of all players of the competition. */
  readonly medianStep: number
  /** A fingerprint of the pool that the plan was made from. */
  readonly basis: string
}

export interface Pool {
  readonly game: Game
  /** All players of the competition, in any order. */
  readonly players: readonly Pick<Player, 'uid' | 'rankTier' | 'teamId'>[]
  /** All existing teams, by id. */
  readonly teams: ReadonlyMap<string, Pick<Team, 'playerUids'>>
}

export interface DistributionOptions {
  readonly mode: DistributionMode
  readonly scope: DistributionScope
  /** Leads to another of the `even` deals; 0 if left out. */
  readonly seed?: number | undefined
  readonly constraints?: Constraints | undefined
}

/** Improves a deal, down to a spread of `least`. */
type Improvement = (teams: readonly DealtTeam[], seed: number, least: number) => readonly DealtTeam[]

const improvements: Record<DistributionMode, Improvement> = { alternating: teams => teams, even: evenDeal }

/**
 * Plans balanced teams. The number of new teams is ⌈players / 5⌉, their sizes as even as possible: 23 players make
 * 5, 5, 5, 4 and 4, not four full teams and one of three, because a team that lacks one player can play with a
 * stand-in and one that lacks two cannot, and because rank sums compare only between teams of equal size.
 * The plan does not depend on the order of the pool.
 */
export function distribute(
  pool: Pool,
  { mode, scope, seed = 0, constraints = unconstrained }: DistributionOptions,
): Outcome<
  DistributionPlan,
  | 'no-players'
  | 'too-many-teams'
  | 'group-too-large'
  | 'constraints-contradict'
  | 'players-keep-teams'
  | 'no-such-deal'
> {
  const pooled = pool.players.filter(({ teamId }) => scope === 'everyone' || teamId === null)
  if (pooled.length === 0) return refuse('no-players')
  const median = medianStep(
    pool.game,
    pool.players.map(({ rankTier }) => rankTier),
  )
  const rated = pooled.map(({ uid, rankTier }) => ({ uid, step: countedStep(pool.game, rankTier, median) }))
  const units = unitsOf(rated, scope === 'everyone' ? new Map() : seatedIn(pool), constraints)
  if (!units.ok) return units
  const standing = scope === 'everyone' ? [] : standingTeams(pool, median)
  const open = scope === 'fillTeams' ? standing.filter(({ members }) => members < teamSize) : []
  const dealt = dealSeats(units.value, open)
  if (!dealt.ok) return dealt

  const sizes = dealt.value.map(({ weight }) => partsOfStep / weight)
  const least = leastSpread(
    sizes,
    rated.map(({ step }) => step),
    dealt.value.reduce((total, { sum }) => total + sum, 0),
  )
  const membersOf = new Map(standing.map(({ teamId, members }) => [teamId, members]))
  const teams = improvements[mode](dealt.value, seed, least).map(team =>
    planned(team, (team.teamId === null ? 0 : membersOf.get(team.teamId)) ?? 0),
  )

  const made = teams.filter(({ teamId }) => teamId === null).length
  const count = made + (scope === 'everyone' ? 0 : pool.teams.size)
  if (made > 0 && count > bracketLimits.teamsMax) {
    return refuse('too-many-teams', { teams: count, teamsMax: bracketLimits.teamsMax })
  }
  const compared = comparison(teams.map(strengthOf))
  const others = standing.filter(
    ({ teamId, members }) => members > 0 && !teams.some(team => team.teamId === teamId),
  )
  return accept({
    teams,
    ...compared,
    leastSpread: (least * (compared.comparedBy === 'sum' ? (sizes[0] ?? 1) : 1)) / partsOfStep,
    withOthers:
      others.length === 0
        ? null
        : comparison([
            ...teams.map(strengthOf),
            ...others.map(({ members, sum }) => ({ size: members, rankSum: sum })),
          ]),
    medianStep: median,
    basis: basisOf(pool, { mode, scope, seed, constraints }, median),
  })
}

function seatedIn({ players }: Pool): ReadonlyMap<string, string> {
  return new Map(players.flatMap(({ uid, teamId }) => (teamId === null ? [] : [[uid, teamId]])))
}

function standingTeams({ game, players, teams }: Pool, median: number): StandingTeam[] {
  const tiers = new Map(players.map(({ uid, rankTier }) => [uid, rankTier]))
  return [...teams].map(([teamId, { playerUids }]) => {
    const members = playerUids.map(uid => ({ rankTier: tiers.get(uid) ?? null }))
    return { teamId, members: members.length, sum: teamRankSum(game, members, median) }
  })
}

function planned({ teamId, sum, units }: DealtTeam, members: number): PlannedTeam {
  const players = units.flatMap(unit => unit.players).toSorted(higherFirst)
  return {
    teamId,
    playerUids: players.map(({ uid }) => uid),
    before: { size: members, rankSum: sum },
    rankSum: players.reduce((total, { step }) => total + step, sum),
  }
}

interface Strength {
  readonly size: number
  readonly rankSum: number
}

function strengthOf({ playerUids, before, rankSum }: PlannedTeam): Strength {
  return { size: before.size + playerUids.length, rankSum }
}

function comparison(teams: readonly Strength[]): Comparison {
  const comparedBy = new Set(teams.map(({ size }) => size)).size > 1 ? 'average' : 'sum'
  const values = teams.map(({ size, rankSum }) => (comparedBy === 'sum' ? rankSum : rankSum / size))
  return { comparedBy, spread: Math.max(...values) - Math.min(...values) }
}

/** Covers exactly what the plan depends on, and what applying it would undo. */
function basisOf(pool: Pool, options: Required<DistributionOptions>, median: number): string {
  const { mode, scope, seed, constraints } = options
  const players = pool.players
    .filter(({ teamId }) => scope === 'everyone' || teamId === null)
    .map(({ uid, rankTier, teamId }) => [uid, rankTier, teamId] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const teams = scope === 'unassigned' ? [] : basisTeams(pool, scope, median)
  return fingerprint(JSON.stringify([mode, scope, seed, constraints, median, players, teams]))
}

/** The teams that would be dissolved; or those that would be filled, with their rank sums and members. */
function basisTeams(pool: Pool, scope: DistributionScope, median: number) {
  if (scope === 'everyone') return [...pool.teams.keys()].toSorted()
  return standingTeams(pool, median)
    .filter(({ members }) => members < teamSize)
    .map(({ teamId, sum }) => [teamId, sum, pool.teams.get(teamId)?.playerUids.toSorted()] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
