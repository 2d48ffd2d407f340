/** The document `competitions/{id}/teams/{teamId}`. */
export interface Team {
  readonly name: string
  readonly discordLink: string | null
  /** The player who created the team; null if an organizer or a distribution did. */
  readonly founderUid: string | null
  /** Null only if the team has no players. */
  readonly captainUid: string | null
  /** In order of joining; at most `teamSize`. */
  readonly playerUids: readonly string[]
  readonly seed: number | null
  /** Whether organizers let the team play although seats are free. Absent if they never decided. */
  readonly playsIncomplete?: boolean
  /** The number of the logo; null once it has been removed. Absent if there never was one. */
  readonly logo?: number | null
  /** The number of logos that it has had, so that none gets the number of another. Absent likewise. */
  readonly logoCount?: number
  /** Incremented when name or link change, not when players join or leave. */
  readonly revision: number
}
