/** Marks the id of a deleted document, which is not used again. */
export interface RevokedId {
  /** Milliseconds since the epoch. */
  readonly revokedAt: number
}
