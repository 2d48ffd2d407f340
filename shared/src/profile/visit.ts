/** The visit of a demonstration, as its visitor's profile holds it. */
export interface Visit {
  /** The visitor's copy. */
  readonly competitionId: string
  /** When account and copy are deleted. Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** The document `visits/{uid}`, readable by the server only. */
export interface VisitRecord extends Visit {
  /** The rate limit key of the address that made it; null if there was none. */
  readonly address: string | null
}
