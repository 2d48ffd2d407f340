import { figuresOf, percentile, rounded } from '../figures.ts'

/** The time of this machine in milliseconds; unlike `Date`, the clients' clocks do not change it. */
export function moment(): number {
  return performance.timeOrigin + performance.now()
}

interface Answer {
  readonly ms: number
  /** Whether the process that was to answer had been killed, or was starting. */
  readonly isInterrupted: boolean
}

/** What was done and how long it took, by the name of the action. */
export class Ledger {
  readonly #answers = new Map<string, Answer[]>()
  readonly #shown = new Map<string, { readonly action: string; readonly at: number }>()
  readonly refusals: string[] = []
  /** Calls that were sent more than once, because no answer came. */
  repeated = 0

  answered(action: string, answer: Answer): void {
    this.#answers.set(action, [...(this.#answers.get(action) ?? []), answer])
  }

  /** Notes that a version of a document was caused by an action that began at a moment. */
  showsAs(key: string, action: string, at: number): void {
    this.#shown.set(key, { action, at })
  }

  count(action: string): number {
    return this.#answers.get(action)?.length ?? 0
  }

  p95(action: string): number {
    return percentile(this.#quiet(action), 0.95)
  }

  /** The times until answers, and, by `arrivals` at the pages, until others saw it. */
  rows(arrivals: ReadonlyMap<string, readonly number[]>): readonly object[] {
    const untilSeen = new Map<string, number[]>()
    for (const [key, { action, at }] of this.#shown) {
      const times = untilSeen.get(action) ?? []
      for (const time of arrivals.get(key) ?? []) times.push(time - at)
      untilSeen.set(action, times)
    }
    return [...this.#answers].flatMap(([action, answers]) => {
      const interrupted = answers.filter(({ isInterrupted }) => isInterrupted).map(({ ms }) => ms)
      const seen = untilSeen.get(action) ?? []
      return [
        { action, count: answers.length, ...figuresOf(this.#quiet(action)) },
        ...(interrupted.length === 0
          ? []
          : [{ action: `${action}, process killed`, count: interrupted.length, ...figuresOf(interrupted) }]),
        ...(seen.length === 0
          ? []
          : [{ action: `${action}, until seen`, count: seen.length, ...figuresOf(seen) }]),
      ]
    })
  }

  #quiet(action: string): readonly number[] {
    return (this.#answers.get(action) ?? []).filter(({ isInterrupted }) => !isInterrupted).map(({ ms }) => ms)
  }
}

/** The growth of a number in per cent. */
export function growth(before: number, after: number): number {
  return rounded((after / before - 1) * 100)
}
