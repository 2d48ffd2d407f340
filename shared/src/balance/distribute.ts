import type { RankTier } from '../ranks/rankTier.ts'

export interface PooledPlayer {
  readonly uid: string
  readonly rankTier: RankTier | null
}

export interface PlannedTeam {
  readonly playerUids: readonly string[]
  /** In rank steps, a player without a rank counted as the median. */
  readonly rankSum: number
}

export interface DistributionPlan {
  readonly teams: readonly PlannedTeam[]
  /** Largest rank sum minus smallest. */
  readonly spread: number
  /** The steps that a player without a rank was counted as. */
  readonly medianStep: number
  /** A fingerprint of the pool that the plan was made of. */
  readonly basis: string
}
