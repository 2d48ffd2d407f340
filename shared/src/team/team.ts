/** The document `competitions/{id}/teams/{teamId}`. */
export interface Team {
  readonly name: string
  readonly discordLink: string | null
  /** The player who made the team; null for one that an organizer made or a distribution dealt. */
  readonly founderUid: string | null
  /** One of the players; null only where there are none. */
  readonly captainUid: string | null
  /** In the order in which they came; at most `teamSize`. */
  readonly playerUids: readonly string[]
  /** Sum of rank steps, a player without a rank counted as the median of the pool. A trigger keeps it in step. */
  readonly rankSum: number
  readonly seed: number | null
  /** Grows by one when name or link are changed, not when players come and go. */
  readonly revision: number
}
