/** For what somebody showed who they are: each can fail, and fails by a provider. */
export type SignInStep = 'sign-in' | 'verification' | 'reauthentication' | 'linking'

/** What is counted, and nothing about who did it. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly page_path: string }
  | { readonly name: 'sign_in'; readonly provider: string; readonly status: 'success' }
  /** With our code for why. */
  | {
      readonly name: 'sign_in'
      readonly provider: string
      readonly status: 'failed'
      readonly step: SignInStep
      readonly code: string
    }
  | { readonly name: 'reset_failed'; readonly code: string }

/** Where events go once somebody has agreed. */
export interface AnalyticsService {
  readonly log: (event: AnalyticsEvent) => void
  /** Stops, or resumes, what the service collects by itself. */
  readonly enable: (enabled: boolean) => void
}

export type Consent = 'granted' | 'denied'

interface AnalyticsParts {
  /** Null where the service is not configured, or where the browser does not support it. */
  readonly open: () => Promise<AnalyticsService | null>
  readonly isAvailable: () => Promise<boolean>
  readonly readConsent: () => Consent | null
  readonly keepConsent: (consent: Consent) => void
}

export interface Analytics {
  readonly log: (event: AnalyticsEvent) => void
  /** Whether somebody is still to be asked; never where there is nothing to ask about. */
  readonly asks: () => Promise<boolean>
  readonly answer: (consent: Consent) => void
  /** What somebody has answered; null for nothing yet. */
  readonly consent: () => Consent | null
  /** Tells of each answer; answers the function that ends it. */
  readonly subscribe: (told: () => void) => () => void
}

/**
 * Counts only after consent: before it nothing is loaded, kept or sent, and what happened until then is not
 * counted afterwards. Never throws, and nobody waits for it.
 */
export function makeAnalytics({ open, isAvailable, readConsent, keepConsent }: AnalyticsParts): Analytics {
  let opened: Promise<AnalyticsService | null> | null = null
  const listeners = new Set<() => void>()

  const service = () => {
    opened ??= open().catch(() => null)
    return opened
  }
  const log = (event: AnalyticsEvent) => {
    if (readConsent() !== 'granted') return
    void service().then(each => each?.log(event))
  }
  return {
    log,
    asks: async () => readConsent() === null && (await isAvailable().catch(() => false)),
    answer: consent => {
      keepConsent(consent)
      if (consent === 'granted' || opened !== null)
        void service().then(each => each?.enable(consent === 'granted'))
      for (const told of listeners) told()
    },
    consent: readConsent,
    subscribe: told => {
      listeners.add(told)
      return () => void listeners.delete(told)
    },
  }
}
