import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { analytics } from '#platform/analytics/pageAnalytics.ts'
import { openProviderPopup, type PopupStep } from './openProviderPopup.ts'
import { leaveAnswer, type PopupAnswer } from './popupAnswer.ts'

/** A storage like the browsers': stored items are its own keys. */
function makeStorage(): object {
  return Object.create({
    getItem(key: string) {
      return Reflect.getOwnPropertyDescriptor(this, key)?.value ?? null
    },
    setItem(key: string, value: string) {
      Reflect.set(this, key, value)
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key)
    },
  })
}

const popup = { closed: false, close: vi.fn(() => undefined) }
const browser = { focused: true, open: vi.fn<(...parameters: string[]) => object | null>(() => popup) }

const counted = vi.spyOn(analytics, 'log')

beforeEach(() => {
  vi.useFakeTimers()
  counted.mockImplementation(() => undefined)
  popup.closed = false
  browser.focused = true
  browser.open.mockReturnValue(popup)
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('document', { hasFocus: () => browser.focused })
  vi.stubGlobal('open', browser.open)
  for (const [name, value] of Object.entries({
    screenX: 100,
    screenY: 50,
    outerWidth: 1000,
    outerHeight: 800,
  }))
    vi.stubGlobal(name, value)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function begin(step: PopupStep = 'sign-in') {
  const heard: string[] = []
  const stop = openProviderPopup('discord', step, {
    token: token => void heard.push(`token ${token}`),
    problem: ({ code }) => void heard.push(code),
  })
  const address = new URL(browser.open.mock.lastCall?.[0] ?? '', 'http://127.0.0.1')
  const attempt = address.searchParams.get('attempt') ?? ''
  return { heard, stop, address, attempt, answer: (answer: PopupAnswer) => leaveAnswer(attempt, answer) }
}

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

describe('openProviderPopup', () => {
  it.each([
    ['sign-in', 'sign-in'],
    ['reauthentication', 'sign-in'],
    ['linking', 'link'],
  ] as const)('logs a failed %s with its provider, and nothing else', (step, purpose) => {
    const { answer, address } = begin(step)
    expect(address.searchParams.get('purpose')).toBe(purpose)
    answer({ error: 'sign-in-refused' })
    vi.advanceTimersByTime(100)
    begin(step).answer({ token: 'abc' })
    vi.advanceTimersByTime(100)
    expect(counted.mock.calls).toEqual([
      [{ name: 'sign_in', provider: 'discord', status: 'failed', step, code: 'sign-in-refused' }],
    ])
  })

  it('opens 600 by 700 pixels, centred, with a new attempt each time', () => {
    const { address, attempt } = begin()
    expect(address.pathname).toBe('/api/auth/discord')
    expect(address.searchParams.get('purpose')).toBe('sign-in')
    expect(attempt).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(browser.open.mock.lastCall?.[2]).toBe('popup,width=600,height=700,left=300,top=100')
    expect(begin().attempt).not.toBe(attempt)
  })

  it('takes the token at the next poll (every 100 ms), removes it and closes the window', () => {
    const { heard, answer } = begin()
    vi.advanceTimersByTime(350)
    answer({ token: 'abc' })
    vi.advanceTimersByTime(49)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heard).toEqual(['token abc'])
    expect(Object.keys(localStorage)).toEqual([])
    expect(popup.close).toHaveBeenCalled()
    answer({ token: 'another' })
    minutes(20)
    expect(heard).toEqual(['token abc'])
  })

  it('listens only to its own window', () => {
    const first = begin()
    const second = begin()
    second.answer({ token: 'second' })
    minutes(1)
    expect([first.heard, second.heard]).toEqual([[], ['token second']])
  })

  it.each(['sign-in-refused', 'sign-in-expired', 'sign-in-failed', 'account-taken', 'try-again'] as const)(
    'tells %s, which the function has answered',
    error => {
      const { heard, answer } = begin()
      answer({ error })
      minutes(20)
      expect(heard).toEqual([error])
    },
  )

  it.each([
    ['constructor', 'unknown'],
    ['', 'unknown'],
  ])('reports the unknown refusal %j as unknown', (error, told) => {
    const { heard, answer } = begin()
    answer({ error })
    minutes(1)
    expect(heard).toEqual([told])
  })

  it.each(['', 'null', '[]', '{"token":1}', 'no JSON'])('makes no token of %j', text => {
    const { heard, attempt } = begin()
    localStorage.setItem(`upper-bracket.sign-in.${attempt}`, text)
    minutes(1)
    expect(heard).toEqual(['sign-in-failed'])
  })

  it('reports a blocked window at once', () => {
    browser.open.mockReturnValue(null)
    expect(begin().heard).toEqual(['popup-blocked'])
    browser.open.mockReturnValue({ ...popup, closed: true })
    expect(begin().heard).toEqual(['popup-blocked'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports a closed window within a second, and still accepts a token', () => {
    const { heard, answer } = begin()
    popup.closed = true
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['popup-closed'])
    minutes(6)
    expect(heard).toEqual(['popup-closed'])
    answer({ token: 'late' })
    vi.advanceTimersByTime(100)
    expect(heard).toEqual(['popup-closed', 'token late'])
  })

  it('does not report a window that closes itself after its result', () => {
    const { heard, answer } = begin()
    popup.closed = true
    vi.advanceTimersByTime(300)
    answer({ token: 'abc' })
    minutes(1)
    expect(heard).toEqual(['token abc'])
  })

  it('considers a window closed only when the page has the focus again', () => {
    const { heard } = begin()
    popup.closed = true
    browser.focused = false
    minutes(1)
    expect(heard).toEqual([])
    browser.focused = true
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['popup-closed'])
  })

  it('reports a timeout after five minutes, listens for five more, then stops', () => {
    const { heard, answer } = begin()
    minutes(4.99)
    expect(heard).toEqual([])
    minutes(0.02)
    expect(heard).toEqual(['popup-unanswered'])
    minutes(5)
    expect(vi.getTimerCount()).toBe(0)
    answer({ token: 'too late' })
    minutes(5)
    expect(heard).toEqual(['popup-unanswered'])
  })

  it('reports nothing after being cancelled', () => {
    const { heard, stop, answer } = begin()
    stop()
    answer({ token: 'abc' })
    minutes(20)
    expect(heard).toEqual([])
    expect(popup.close).toHaveBeenCalled()
  })

  it('removes stale results, and no others', () => {
    leaveAnswer('left-behind', { token: 'old' })
    localStorage.setItem('upper-bracket.sign-in.odd', '{}')
    localStorage.setItem('another', 'thing')
    minutes(9)
    leaveAnswer('of-another-tab', { token: 'new' })
    minutes(2)
    begin()
    expect(Object.keys(localStorage).sort()).toEqual(['another', 'upper-bracket.sign-in.of-another-tab'])
  })

  it('reports a browser without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { heard } = begin()
    minutes(1)
    expect(heard).toEqual(['auth-no-storage'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
