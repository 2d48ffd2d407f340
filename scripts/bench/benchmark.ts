/** One row of a table: the same thing measured many times over. */
export interface Measurement {
  readonly what: string
  /** Of the values, for example 'ms'. */
  readonly unit: string
  readonly values: readonly number[]
  /** Against what the benchmark says; it does not depend on the machine. */
  readonly ratio?: number
  /** For the ratio, or where there is none for the median. */
  readonly aim?: Aim
}

export type Aim = { readonly atMost: number } | { readonly atLeast: number }

/** What a `*.bench.ts` exports. */
export interface Benchmark {
  readonly title: string
  /** What the column 'ratio' compares. */
  readonly ratio: string
  readonly needs: 'nothing' | 'emulators'
  /** Measures against the emulators and the page at this port, if it needs them. */
  measure(page: number, stop: AbortSignal): Promise<readonly Measurement[]>
}

export function isBenchmark(module: unknown): module is Benchmark {
  return (
    typeof module === 'object' &&
    module !== null &&
    'title' in module &&
    typeof module.title === 'string' &&
    'ratio' in module &&
    typeof module.ratio === 'string' &&
    'needs' in module &&
    (module.needs === 'nothing' || module.needs === 'emulators') &&
    'measure' in module &&
    typeof module.measure === 'function'
  )
}
