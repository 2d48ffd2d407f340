import type { Identity } from '@upper-bracket/shared/account/identity'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'

/** The data of one attempt, when a person is redirected to a provider and when they return. */
interface Journey {
  /** Our own origin, without a trailing slash. */
  readonly origin: string
  readonly state: string
  /** The code verifier of this attempt. */
  readonly verifier: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** The provider's account of a returning person. */
export interface Identified {
  readonly id: string
  /** The value that must not be accepted twice; null if the provider itself ensures that. */
  readonly nonce: string | null
  /** Returns the public profile of the account. Never fails, because people without a name can still sign in. */
  describe(): Promise<Description>
}

export type Description = Pick<Identity, 'nickname' | 'profileURL'>

/** A sign-in provider. */
export interface Provider {
  /** Returns the address to redirect to. */
  address(journey: Journey): Promise<URL>
  /**
   * Identifies the person from the query of the provider's redirect. Refuses with `sign-in-refused` if the person
   * declined, `sign-in-failed` if the response is invalid, and `try-again` if the provider cannot be reached.
   */
  identify(
    answer: URLSearchParams,
    journey: Journey,
  ): Promise<Outcome<Identified, 'sign-in-refused' | 'sign-in-failed' | 'try-again'>>
}
