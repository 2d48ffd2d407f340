/** The document `competitions/{id}/teams/{teamId}`. */
export interface Team {
  readonly name: string
  readonly discordLink: string | null
  readonly captainUid: string | null
  /** In the order in which they came; at most `teamSize`. */
  readonly playerUids: readonly string[]
  /** Sum of rank steps, a player without a rank counted as the median of the pool. */
  readonly rankSum: number
  readonly seed: number | null
  readonly revision: number
}
