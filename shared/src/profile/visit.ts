/** The document `visits/{uid}`, readable by the server only; the profile has a copy for the visitor. */
export interface Visit {
  /** The visitor's copy. */
  readonly competitionId: string
  /** When account and copy are deleted. Milliseconds since the epoch. */
  readonly expiresAt: number
}
