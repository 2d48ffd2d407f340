import type { RankTier } from '../ranks/rankTier.ts'

/** The document `competitions/{id}/players/{uid}`: what everyone may see of someone who takes part. */
export interface Player {
  readonly uid: string
  /** Null once the person has deleted the account: the entry stays for the sake of the results. */
  readonly displayName: string | null
  readonly photoURL: string | null
  /** In the competition's game; null where the player has chosen none. */
  readonly rankTier: RankTier | null
  readonly teamId: string | null
  readonly captain: boolean
  readonly joinedAt: number
}
