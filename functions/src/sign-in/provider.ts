import type { Identity } from '@upper-bracket/shared/account/identity'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'

/** What belongs to one attempt, both when somebody is sent to a provider and when they return. */
interface Journey {
  /** Our own, without a trailing slash. */
  readonly origin: string
  readonly state: string
  /** The code verifier of this attempt. */
  readonly verifier: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Who has returned, by the provider's own id of the account. */
export interface Identified {
  readonly id: string
  /** What must not be accepted twice; null where the provider itself ensures that. */
  readonly nonce: string | null
  /** What the provider shows of the account. Never fails: people without a name here can still sign in. */
  describe(): Promise<Description>
}

export type Description = Pick<Identity, 'nickname' | 'profileURL'>

/** A service that people sign in with. */
export interface Provider {
  /** The address to redirect to. */
  address(journey: Journey): Promise<URL>
  /**
   * Identifies the person from the provider's response: the parameters with which it redirected them back. Refuses
   * `sign-in-refused` when the person declined, `sign-in-failed` when the response is not valid, and `try-again` when
   * the provider cannot be reached.
   */
  identify(
    answer: URLSearchParams,
    journey: Journey,
  ): Promise<Outcome<Identified, 'sign-in-refused' | 'sign-in-failed' | 'try-again'>>
}
