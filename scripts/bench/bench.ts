import { readArguments, runCommand, withProduct } from '../commandLine.ts'
import { clientEnvironment } from '../emulators/startEmulators.ts'
import { parsePort } from '../ports/parsePort.ts'
import { Problem } from '../problem.ts'
import { step } from '../progress.ts'

/** The measured values of one row. */
export interface Measurement {
  readonly what: string
  readonly unit: string
  readonly values: readonly number[]
}

interface Benchmark {
  /** Measures against the emulators and the page at this port. */
  measure(page: number, stop: AbortSignal): Promise<readonly Measurement[]>
}

const benchmarks = ['lighthouse', 'snapshot']

const usage = `Usage: npm run bench -- [${benchmarks.join('] [')}] [--port 5700]`

/** Runs the benchmarks named in the arguments, or all of them, and prints a table of each. */
async function bench(args: string[], stop: AbortSignal): Promise<undefined> {
  const options = { port: { type: 'string' } } as const
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage)
  const names = benchmarks.filter(name => positionals.length === 0 || positionals.includes(name))
  if (names.length < positionals.length) throw new Problem(usage)
  const measureAll = async (page: number) => {
    // The imports of a benchmark read the environment immediately.
    Object.assign(process.env, clientEnvironment(page))
    for (const name of names) {
      const { measure }: Benchmark = await import(`./${name}.ts`)
      console.table((await step(name, () => measure(page, stop))).map(row))
    }
  }
  await withProduct(measureAll, stop, values.port === undefined ? undefined : parsePort(values.port))
}

function row({ what, unit, values }: Measurement) {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (part: number) => Number(sorted[Math.floor(part * (sorted.length - 1))]?.toPrecision(3))
  return { what, times: values.length, median: at(0.5), maximum: at(1), unit }
}

await runCommand(bench)
