import { onTestFinished, vi } from 'vitest'

type Faked = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>

/**
 * Fakes both clocks and timeouts until the test ends. They pass at a twentieth of real time, so that the seconds that a
 * busy machine needs do not count; `vi.advanceTimersByTimeAsync` lets time pass.
 */
export function slowClock(also: Faked = []): void {
  const ticks = setInterval(() => vi.advanceTimersByTime(1), 20)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance', ...also] })
  onTestFinished(() => {
    vi.useRealTimers()
    clearInterval(ticks)
  })
}
