import { expect, it, vi } from 'vitest'
import { type AnalyticsEvent, type AnalyticsService, type Consent, makeAnalytics } from './analytics.ts'

const view: AnalyticsEvent = { name: 'page_view', page_path: '/' }
const failure: AnalyticsEvent = {
  name: 'sign_in',
  provider: 'steam',
  status: 'failed',
  step: 'sign-in',
  code: 'sign-in-refused',
}

interface Browser {
  consent: Consent | null
  readonly tabs: Set<() => void>
}

interface Parts {
  readonly available?: boolean
  readonly consent?: Consent
  readonly open?: () => Promise<never>
  /** What several tabs share. */
  readonly browser?: Browser
}

function stage(parts: Parts = {}) {
  const events: AnalyticsEvent[] = []
  const enabled: boolean[] = []
  const forget = vi.fn()
  const browser = parts.browser ?? { consent: parts.consent ?? null, tabs: new Set() }
  let hear: (() => void) | null = null
  const service: AnalyticsService = {
    log: event => void events.push(event),
    enable: each => void enabled.push(each),
  }
  const open = vi.fn(parts.open ?? (async () => (parts.available === false ? null : service)))
  const analytics = makeAnalytics({
    open,
    isAvailable: async () => parts.available !== false,
    readConsent: () => browser.consent,
    keepConsent: consent => {
      browser.consent = consent
    },
    forget,
    tellTabs: () => {
      for (const tab of browser.tabs) if (tab !== hear) tab()
    },
    hearTabs: listener => {
      hear = listener
      browser.tabs.add(listener)
      return () => browser.tabs.delete(listener)
    },
  })
  return {
    analytics,
    events,
    enabled,
    forget,
    open,
    settled: () => new Promise(resolve => setTimeout(resolve)),
  }
}

it('loads and logs nothing before consent, nor earlier events after it', async () => {
  const { analytics, events, open, settled } = stage()
  analytics.log(view)
  await settled()
  expect(open).not.toHaveBeenCalled()
  expect(await analytics.asks()).toBe(true)
  analytics.answer('granted')
  analytics.log(failure)
  await settled()
  expect(events).toEqual([failure])
  expect(await analytics.asks()).toBe(false)
})

it('logs at once after earlier consent, and opens the service once', async () => {
  const { analytics, events, open, settled } = stage({ consent: 'granted' })
  analytics.log(view)
  analytics.log(failure)
  await settled()
  expect(events).toEqual([view, failure])
  expect(open).toHaveBeenCalledTimes(1)
  expect(await analytics.asks()).toBe(false)
})

it('logs nothing after a refusal, and does not ask again', async () => {
  const { analytics, open, settled } = stage()
  analytics.answer('denied')
  analytics.log(view)
  await settled()
  expect(open).not.toHaveBeenCalled()
  expect(await analytics.asks()).toBe(false)
})

it('stops collecting when consent is withdrawn', async () => {
  const { analytics, events, enabled, settled } = stage({ consent: 'granted' })
  analytics.log(view)
  analytics.answer('denied')
  analytics.log(failure)
  await settled()
  expect(enabled).toEqual([false])
  expect(events).toEqual([view])
})

it('deletes what the service has stored when consent is withdrawn, also where the service was not opened', async () => {
  const opened = stage({ consent: 'granted' })
  opened.analytics.log(view)
  opened.forget.mockImplementation(() => expect(opened.enabled).toEqual([false]))
  opened.analytics.answer('denied')
  const unopened = stage({ consent: 'granted' })
  unopened.analytics.answer('denied')
  const granted = stage({ consent: 'denied' })
  granted.analytics.answer('granted')
  await opened.settled()
  expect([opened, unopened, granted].map(({ forget }) => forget.mock.calls.length)).toEqual([1, 1, 0])
  expect(unopened.open).not.toHaveBeenCalled()
})

it('deletes at the start of a page what the service has stored after a refusal', () => {
  const pages = (['denied', 'granted'] as const).map(consent => stage({ consent }))
  for (const { analytics } of pages) analytics.start()
  expect(pages.map(({ forget }) => forget.mock.calls.length)).toEqual([1, 0])
})

it('stops and deletes in other tabs, too, which show the answer', async () => {
  const browser: Browser = { consent: 'granted', tabs: new Set() }
  const [here, there] = [stage({ browser }), stage({ browser })]
  for (const { analytics } of [here, there]) analytics.start()
  there.analytics.log(view)
  expect(there.analytics.consent()).toBe('granted')
  const heard: unknown[] = []
  there.analytics.subscribe(() => void heard.push(there.analytics.consent()))
  here.analytics.answer('denied')
  await there.settled()
  expect([there.enabled, there.forget.mock.calls.length, heard]).toEqual([[false], 1, ['denied']])
})

it('reports the answer, and every new one', () => {
  const { analytics } = stage()
  const heard: unknown[] = []
  const stop = analytics.subscribe(() => void heard.push(analytics.consent()))
  expect(analytics.consent()).toBeNull()
  analytics.answer('granted')
  analytics.answer('denied')
  stop()
  analytics.answer('granted')
  expect(heard).toEqual(['granted', 'denied'])
})

it('does nothing and asks nobody if it is not configured', async () => {
  const { analytics, events, settled } = stage({ available: false, consent: 'granted' })
  analytics.log(view)
  await settled()
  expect(events).toEqual([])
  expect(await stage({ available: false }).analytics.asks()).toBe(false)
})

it('stays silent if the service does not load', async () => {
  const { analytics, settled } = stage({
    consent: 'granted',
    open: () => Promise.reject(new Error('blocked by an extension')),
  })
  expect(() => analytics.log(view)).not.toThrow()
  await settled()
})
