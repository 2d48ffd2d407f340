import type { Identity } from '@upper-bracket/shared/account/identity'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'

/** What belongs to one attempt, when somebody is sent to a provider and when they come back. */
interface Journey {
  /** Ours, without a slash at the end. */
  readonly origin: string
  readonly state: string
  /** The code verifier of this attempt. */
  readonly verifier: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Who has come back, by the provider's own number of that account. */
export interface Identified {
  readonly id: string
  /** What must not be accepted a second time; null where the provider itself sees to it. */
  readonly nonce: string | null
  /** What the provider shows of the account. Never fails: whoever has no name here can still sign in. */
  describe(): Promise<Description>
}

export type Description = Pick<Identity, 'nickname' | 'profileURL'>

/** A service by which people sign in here. */
export interface Provider {
  /** Where to send somebody. */
  address(journey: Journey): Promise<URL>
  /**
   * Who it is that the provider's answer speaks of: the parameters with which it sent the person back.
   * Refuses `sign-in-refused` when the person said no, `sign-in-failed` when the answer does not hold, and
   * `try-again` when the provider cannot be asked.
   */
  identify(
    answer: URLSearchParams,
    journey: Journey,
  ): Promise<Outcome<Identified, 'sign-in-refused' | 'sign-in-failed' | 'try-again'>>
}
