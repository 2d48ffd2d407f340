/** One row of the table: how long something took, many times over. */
export interface Measurement {
  readonly what: string
  readonly milliseconds: readonly number[]
}

/** What a `*.bench.ts` exports. */
export interface Benchmark {
  readonly title: string
  /** Measures against the emulators and the page at this port. */
  measure(page: number): Promise<readonly Measurement[]>
}

export function isBenchmark(module: unknown): module is Benchmark {
  return (
    typeof module === 'object' &&
    module !== null &&
    'title' in module &&
    typeof module.title === 'string' &&
    'measure' in module &&
    typeof module.measure === 'function'
  )
}
