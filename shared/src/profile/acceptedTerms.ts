/** What a person accepted by creating an account. */
export interface AcceptedTerms {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The date that the terms state, `2026-11-29`, or the digest of the operator's own text. */
  readonly version: string
  /** The age that the person confirmed; 0 for none. */
  readonly minAge: number
}
