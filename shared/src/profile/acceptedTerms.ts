/** What a person accepted by creating an account. */
export interface AcceptedTerms {
  /** When the account was created, in milliseconds since the epoch. */
  readonly at: number
  /** The digest of the terms in all languages. */
  readonly version: string
  /** The age that the person confirmed; 0 for none. */
  readonly minAge: number
}

/** How long after its creation an account is known to have seen the terms of now. */
const knownMs = 60 * 60_000

/** Whether an account that was created then has accepted the terms of now: who signed up long ago may have seen others. */
export function acceptsTermsOf(now: number, createdAt: number): boolean {
  return now - createdAt <= knownMs
}
