import { readArguments } from '../commandLine.ts'
import { Problem } from '../problem.ts'

export interface DeepOptions {
  /** Parts of the names of the test files to run; none: every one that has property tests. */
  readonly filters: readonly string[]
  /** No further seed is started after this many milliseconds. */
  readonly longest: number
  /** No more seeds than so many. */
  readonly runs: number
  /** The first seed, those after it follow; undefined: one nobody has chosen. */
  readonly seed: number | undefined
}

const usage = 'Usage: npm run test:deep -- [part of a name…] [--minutes 10] [--runs 100] [--seed 7]'
const maxSeeds = 2 ** 31

/** Reads `[name…] [--minutes 10] [--runs 100] [--seed 7]`; a seed alone is run once. @throws Problem with the usage */
export function deepOptions(args: readonly string[]): DeepOptions {
  const options = { minutes: { type: 'string' }, runs: { type: 'string' }, seed: { type: 'string' } } as const
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true }, usage)
  const number = (name: keyof typeof values, text: string | undefined, least: number): number | undefined => {
    if (text === undefined) return undefined
    const value = Number(text)
    const isWhole = name === 'minutes' || Number.isInteger(value)
    if (text.trim() === '' || !isWhole || !(value >= least && value < maxSeeds)) {
      throw new Problem(`--${name} ${text} is no number for it. ${usage}`)
    }
    return value
  }
  const seed = number('seed', values.seed, 0)
  return {
    filters: positionals,
    longest: (number('minutes', values.minutes, 0) ?? 10) * 60_000,
    runs: number('runs', values.runs, 1) ?? (seed === undefined ? Number.POSITIVE_INFINITY : 1),
    seed,
  }
}
