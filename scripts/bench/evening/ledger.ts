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

/** The moments at which pages have seen a version of a document, by its path and version. */
export type Arrivals = ReadonlyMap<string, readonly number[]>

/** What was done and how long it took, by the name of the action. */
export class Ledger {
  readonly #answers = new Map<string, Answer[]>()
  readonly #shown = new Map<string, { readonly action: string; readonly at: number }>()
  readonly refusals: string[] = []
  /** Calls that were sent more than once, because no answer came. */
  repeated = 0
  /** Calls that were refused, because somebody was too late, by the name of the action. */
  readonly #late = new Map<string, number>()

  answered(action: string, answer: Answer): void {
    this.#answers.set(action, [...(this.#answers.get(action) ?? []), answer])
  }

  /** Notes that a version of a document was caused by an action that began at a moment. */
  showsAs(key: string, action: string, at: number): void {
    this.#shown.set(key, { action, at })
  }

  tooLate(action: string): void {
    this.#late.set(action, (this.#late.get(action) ?? 0) + 1)
  }

  /** How often somebody was too late. */
  get late(): number {
    return [...this.#late.values()].reduce((sum, count) => sum + count, 0)
  }

  /** The share of an action for which somebody was too late. */
  lateShare(action: string): number {
    const late = this.#late.get(action) ?? 0
    return late === 0 ? 0 : late / (this.count(action) + late)
  }

  count(action: string): number {
    return this.#answers.get(action)?.length ?? 0
  }

  p95(action: string): number {
    return percentile(this.#quiet(action), 0.95)
  }

  /** The times until answers, and until others saw it, by the arrivals at each kind of page. */
  rows(arrivals: Readonly<Record<string, Arrivals>>): readonly object[] {
    const seenBy = Object.entries(arrivals).map(([by, times]) => [by, this.#untilSeen(times)] as const)
    return [...this.#answers].flatMap(([action, answers]) => {
      const interrupted = answers.filter(({ isInterrupted }) => isInterrupted).map(({ ms }) => ms)
      return [
        { action, count: answers.length, ...figuresOf(this.#quiet(action)) },
        ...(interrupted.length === 0
          ? []
          : [{ action: `${action}, process killed`, count: interrupted.length, ...figuresOf(interrupted) }]),
        ...seenBy.flatMap(([by, times]) => {
          const seen = times.get(action) ?? []
          const what = `${action}, until seen ${by}`
          return seen.length === 0 ? [] : [{ action: what, count: seen.length, ...figuresOf(seen) }]
        }),
      ]
    })
  }

  #untilSeen(arrivals: Arrivals): ReadonlyMap<string, readonly number[]> {
    const times = new Map<string, number[]>()
    for (const [key, { action, at }] of this.#shown) {
      const ofAction = times.get(action) ?? []
      for (const time of arrivals.get(key) ?? []) ofAction.push(time - at)
      times.set(action, ofAction)
    }
    return times
  }

  #quiet(action: string): readonly number[] {
    return (this.#answers.get(action) ?? []).filter(({ isInterrupted }) => !isInterrupted).map(({ ms }) => ms)
  }
}

/** The growth of a number in per cent. */
export function growth(before: number, after: number): number {
  return rounded((after / before - 1) * 100)
}
