import type { RankTier } from '../ranks/rankTier.ts'

/** The document `competitions/{id}/players/{uid}`: what everyone may see of someone who takes part. */
export interface Player {
  readonly uid: string
  readonly displayName: string
  readonly photoURL: string | null
  /** In the competition's game; null where the player has chosen none. */
  readonly rankTier: RankTier | null
  readonly teamId: string | null
  readonly captain: boolean
  readonly joinedAt: number
}
