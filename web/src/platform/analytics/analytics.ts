/** The steps that authenticate with a provider; each can fail. */
export type SignInStep = 'sign-in' | 'verification' | 'reauthentication' | 'linking'

/** The events that are logged; they contain no personal data. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly page_path: string }
  | { readonly name: 'sign_in'; readonly provider: string; readonly status: 'success' }
  /** `code` is our error code. */
  | {
      readonly name: 'sign_in'
      readonly provider: string
      readonly status: 'failed'
      readonly step: SignInStep
      readonly code: string
    }
  | { readonly name: 'reset_failed'; readonly code: string }

/** The service that receives events after consent. */
export interface AnalyticsService {
  readonly log: (event: AnalyticsEvent) => void
  /** Stops or resumes automatic collection. */
  readonly enable: (enabled: boolean) => void
}

export type Consent = 'granted' | 'denied'

interface AnalyticsParts {
  /** Null if the service is not configured, or not supported by the browser. */
  readonly open: () => Promise<AnalyticsService | null>
  readonly isAvailable: () => Promise<boolean>
  readonly readConsent: () => Consent | null
  readonly keepConsent: (consent: Consent) => void
  /** Deletes what the service has stored in the browser. */
  readonly forget: () => void
  /** Tells the user's other tabs that there is an answer. */
  readonly tellTabs: () => void
  /** Calls the listener when another tab has told so; returns the function that stops. */
  readonly hearTabs: (listener: () => void) => () => void
}

export interface Analytics {
  /**
   * Deletes what the service has stored since a refusal, and follows answers that are given in other tabs; returns the
   * function that stops.
   */
  readonly start: () => () => void
  readonly log: (event: AnalyticsEvent) => void
  /** Whether to ask for consent. False if analytics is not configured. */
  readonly asks: () => Promise<boolean>
  readonly answer: (consent: Consent) => void
  /** The user's answer; null until there is one. */
  readonly consent: () => Consent | null
  /** Calls the listener at each answer; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates the analytics of a page. It logs only after consent: before that nothing is loaded, stored or sent, and
 * earlier events are not logged afterwards. It never throws, and no code waits for it.
 */
export function makeAnalytics({
  open,
  isAvailable,
  readConsent,
  keepConsent,
  forget,
  tellTabs,
  hearTabs,
}: AnalyticsParts): Analytics {
  let opened: Promise<AnalyticsService | null> | null = null
  const listeners = new Set<() => void>()
  // Each drawing asks several times, and reading cookies is slow.
  let shown: Consent | null | undefined

  const service = () => {
    opened ??= open().catch(() => null)
    return opened
  }
  const log = (event: AnalyticsEvent) => {
    if (readConsent() !== 'granted') return
    void service().then(each => each?.log(event))
  }
  const apply = async (consent: Consent) => {
    if (consent === 'granted' || opened !== null) (await service())?.enable(consent === 'granted')
    // The user may have answered again meanwhile.
    if (readConsent() === 'denied') forget()
  }
  const show = (consent: Consent | null) => {
    shown = consent
    for (const listener of listeners) listener()
  }
  return {
    start: () => {
      if (readConsent() === 'denied') forget()
      return hearTabs(() => {
        const consent = readConsent()
        if (consent !== null) void apply(consent)
        show(consent)
      })
    },
    log,
    asks: async () => readConsent() === null && (await isAvailable().catch(() => false)),
    answer: consent => {
      keepConsent(consent)
      tellTabs()
      void apply(consent)
      show(consent)
    },
    consent: () => {
      if (shown === undefined) shown = readConsent()
      return shown
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
