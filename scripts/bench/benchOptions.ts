import { parseArgs } from 'node:util'
import { parsePort } from '../ports/parsePort.ts'
import { Problem } from '../problem.ts'

export interface BenchOptions {
  /** Parts of the names of the benchmarks to run; none: all of them. */
  readonly filters: readonly string[]
  /** Undefined: wherever there is room. */
  readonly page: number | undefined
}

/** Reads `[name…] [--port 5700]`. @throws Problem with the mistake and the usage */
export function benchOptions(args: readonly string[]): BenchOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { port: { type: 'string' } },
      allowPositionals: true,
    })
    return { filters: positionals, page: values.port === undefined ? undefined : parsePort(values.port) }
  } catch (error) {
    if (error instanceof Problem) throw error
    const mistake = error instanceof Error ? error.message : String(error)
    throw new Problem(`${mistake}. Usage: npm run bench -- [part of a name…] [--port 5700]`)
  }
}
