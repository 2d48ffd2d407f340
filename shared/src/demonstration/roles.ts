/** What a visitor of a demonstration can be. Spectators have neither an account nor a copy. */
export const demonstrationRoles = ['organizer', 'captain', 'spectator'] as const
export type DemonstrationRole = (typeof demonstrationRoles)[number]

/** The answer to a visitor who has entered. */
export interface Entered {
  /** A custom token for signing in; null for spectators. */
  readonly token: string | null
  readonly competitionId: string
  /** The match that the visitor can play; null if there is none. */
  readonly matchId: string | null
}
