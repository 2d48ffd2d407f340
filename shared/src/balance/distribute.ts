import { bracketLimits } from '../bracket/model/bracketLimits.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Game } from '../games/game.ts'
import type { Player } from '../player/player.ts'
import { medianStep } from '../ranks/medianStep.ts'
import type { Team } from '../team/team.ts'
import { teamSize } from '../team/teamLimits.ts'
import { alternatingDeal } from './alternatingDeal.ts'
import { countedStep } from './countedStep.ts'
import { fingerprint } from './fingerprint.ts'
import { openSeats, type SeatedTeam, type StandingTeam } from './openSeats.ts'
import type { RatedPlayer } from './ratedPlayer.ts'
import { seatDeal } from './seatDeal.ts'
import { teamRankSum } from './teamRankSum.ts'

export const distributionModes = ['alternating'] as const
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

export interface DistributionPlan {
  /** Only teams that get players; existing teams come first. */
  readonly teams: readonly PlannedTeam[]
  /**
   * The measure used to compare the planned teams: rank sums if all have the same number of players, otherwise average
   * ranks, since a sum would make a larger team look stronger.
   */
  readonly comparedBy: 'sum' | 'average'
  /** Largest minus smallest value of that measure, in rank steps; averages are not rounded. */
  readonly spread: number
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

type Deal = (players: readonly RatedPlayer[], teamCount: number) => RatedPlayer[][]

const deals: Record<DistributionMode, Deal> = { alternating: alternatingDeal }

/**
 * Plans balanced teams. The number of new teams is ⌈players / 5⌉, their sizes as even as possible: 23 players make
 * 5, 5, 5, 4 and 4, not four full teams and one of three, because a team that lacks one player can play with a
 * stand-in and one that lacks two cannot, and because rank sums compare only between teams of equal size.
 * The plan does not depend on the order of the pool.
 */
export function distribute(
  pool: Pool,
  mode: DistributionMode,
  scope: DistributionScope,
): Outcome<DistributionPlan, 'no-players' | 'too-many-teams'> {
  const dealt = pool.players.filter(({ teamId }) => scope === 'everyone' || teamId === null)
  if (dealt.length === 0) return refuse('no-players')
  const median = medianStep(
    pool.game,
    pool.players.map(({ rankTier }) => rankTier),
  )
  const rated = dealt.map(({ uid, rankTier }) => ({ uid, step: countedStep(pool.game, rankTier, median) }))
  const open = scope === 'fillTeams' ? openTeams(pool, median) : []
  const teams =
    open.length > 0
      ? filled(rated, openSeats(rated.length, open))
      : deals[mode](rated, Math.ceil(rated.length / teamSize)).map(players => planned(newTeam, players))

  const made = teams.filter(({ teamId }) => teamId === null).length
  const count = made + (scope === 'everyone' ? 0 : pool.teams.size)
  if (made > 0 && count > bracketLimits.teamsMax) {
    return refuse('too-many-teams', { teams: count, teamsMax: bracketLimits.teamsMax })
  }
  return accept({ teams, ...compared(teams), medianStep: median, basis: basisOf(pool, mode, scope, median) })
}

const newTeam = { teamId: null, members: 0, sum: 0 } as const

function openTeams({ game, players, teams }: Pool, median: number): StandingTeam[] {
  const tiers = new Map(players.map(({ uid, rankTier }) => [uid, rankTier]))
  return [...teams].flatMap(([teamId, { playerUids }]) => {
    const members = playerUids.map(uid => ({ rankTier: tiers.get(uid) ?? null }))
    const team = { teamId, members: members.length, sum: teamRankSum(game, members, median) }
    return members.length < teamSize ? [team] : []
  })
}

function filled(players: readonly RatedPlayer[], teams: readonly SeatedTeam[]): PlannedTeam[] {
  return seatDeal(players, teams).flatMap((dealt, index) => {
    const team = teams[index]
    return team === undefined ? [] : [planned(team, dealt)]
  })
}

function planned(
  { teamId, members, sum }: Omit<SeatedTeam, 'seats'>,
  players: readonly RatedPlayer[],
): PlannedTeam {
  return {
    teamId,
    playerUids: players.map(({ uid }) => uid),
    before: { size: members, rankSum: sum },
    rankSum: players.reduce((total, { step }) => total + step, sum),
  }
}

function compared(teams: readonly PlannedTeam[]): Pick<DistributionPlan, 'comparedBy' | 'spread'> {
  const sizes = teams.map(({ playerUids, before }) => before.size + playerUids.length)
  const comparedBy = new Set(sizes).size > 1 ? 'average' : 'sum'
  const values = teams.map(({ rankSum }, index) =>
    comparedBy === 'sum' ? rankSum : rankSum / (sizes[index] ?? 1),
  )
  return { comparedBy, spread: Math.max(...values) - Math.min(...values) }
}

/** Covers exactly what the plan depends on, and what applying it would undo. */
function basisOf(pool: Pool, mode: DistributionMode, scope: DistributionScope, median: number): string {
  const players = pool.players
    .filter(({ teamId }) => scope === 'everyone' || teamId === null)
    .map(({ uid, rankTier, teamId }) => [uid, rankTier, teamId] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const teams = scope === 'unassigned' ? [] : standing(pool, scope, median)
  return fingerprint(JSON.stringify([mode, scope, median, players, teams]))
}

/** The teams that would be dissolved; or those that would be filled, with their rank sums and members. */
function standing(pool: Pool, scope: DistributionScope, median: number) {
  if (scope === 'everyone') return [...pool.teams.keys()].toSorted()
  return openTeams(pool, median)
    .map(({ teamId, sum }) => [teamId, sum, pool.teams.get(teamId)?.playerUids.toSorted()] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
