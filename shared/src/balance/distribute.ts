import { bracketLimits } from '../bracket/bracketLimits.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Game } from '../games/game.ts'
import type { Player } from '../player/player.ts'
import { medianStep } from '../ranks/medianStep.ts'
import { teamSize } from '../team/teamLimits.ts'
import { alternatingDeal, type RatedPlayer } from './alternatingDeal.ts'
import { countedStep } from './countedStep.ts'
import { fingerprint } from './fingerprint.ts'

export const distributionModes = ['alternating'] as const
export type DistributionMode = (typeof distributionModes)[number]

export const distributionScopes = ['unassigned', 'everyone'] as const
/**
 * `unassigned`: players without a team are dealt into new teams, and the teams that exist stay as they are, their
 * free seats too. `everyone`: all teams are dissolved, empty ones too, and all players are dealt anew.
 */
export type DistributionScope = (typeof distributionScopes)[number]

export interface PlannedTeam {
  /** In the order in which they were dealt: the first is of the highest rank and becomes the captain. */
  readonly playerUids: readonly string[]
  /** In rank steps, a player without a rank counted as the median. */
  readonly rankSum: number
}

export interface DistributionPlan {
  readonly teams: readonly PlannedTeam[]
  /** Largest rank sum minus smallest. */
  readonly spread: number
  /** The steps that a player without a rank was counted as: the median of all players of the competition. */
  readonly medianStep: number
  /** A fingerprint of the pool that the plan was made of. */
  readonly basis: string
}

export interface Pool {
  readonly game: Game
  /** All players of the competition, in any order. */
  readonly players: readonly Pick<Player, 'uid' | 'rankTier' | 'teamId'>[]
  /** All teams that exist. */
  readonly teamIds: readonly string[]
}

type Deal = (players: readonly RatedPlayer[], teamCount: number) => RatedPlayer[][]

const deals: Record<DistributionMode, Deal> = { alternating: alternatingDeal }

/**
 * Plans balanced teams. There are ⌈players / 5⌉ of them, as even in size as can be: 23 players make 5, 5, 5, 4
 * and 4, not four full teams and one of three, because a team that lacks one player can play with a stand-in and
 * one that lacks two or four cannot, and because rank sums compare only between teams of nearly equal size.
 * The same pool gives the same plan, whatever its order.
 */
export function distribute(
  pool: Pool,
  mode: DistributionMode,
  scope: DistributionScope,
): Outcome<DistributionPlan, 'no-players' | 'too-many-teams'> {
  const { game } = pool
  const dealt = pool.players.filter(({ teamId }) => scope === 'everyone' || teamId === null)
  if (dealt.length === 0) return refuse('no-players')
  const staying = scope === 'everyone' ? 0 : pool.teamIds.length
  const teamCount = Math.ceil(dealt.length / teamSize)
  if (staying + teamCount > bracketLimits.teamsMax) {
    return refuse('too-many-teams', { teams: staying + teamCount, teamsMax: bracketLimits.teamsMax })
  }

  const median = medianStep(
    game,
    pool.players.map(({ rankTier }) => rankTier),
  )
  const rated = dealt.map(({ uid, rankTier }) => ({ uid, step: countedStep(game, rankTier, median) }))
  const teams = deals[mode](rated, teamCount).map(planned)
  const sums = teams.map(({ rankSum }) => rankSum)
  return accept({
    teams,
    spread: Math.max(...sums) - Math.min(...sums),
    medianStep: median,
    basis: basisOf(pool, mode, scope, median),
  })
}

function planned(players: readonly RatedPlayer[]): PlannedTeam {
  return {
    playerUids: players.map(({ uid }) => uid),
    rankSum: players.reduce((sum, { step }) => sum + step, 0),
  }
}

/** Changes with whatever the plan, or what applying it would undo, depends on, and with nothing else. */
function basisOf(pool: Pool, mode: DistributionMode, scope: DistributionScope, median: number): string {
  const players = pool.players
    .filter(({ teamId }) => scope === 'everyone' || teamId === null)
    .map(({ uid, rankTier, teamId }) => [uid, rankTier, teamId] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const dissolved = scope === 'everyone' ? pool.teamIds.toSorted() : []
  return fingerprint(JSON.stringify([mode, scope, median, players, dissolved]))
}
