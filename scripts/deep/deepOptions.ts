import { readArguments } from '../commandLine.ts'
import { Problem } from '../problem.ts'

export interface DeepOptions {
  /** Parts of the names of the test files to run; if empty, all that have property tests. */
  readonly filters: readonly string[]
  /** The time in milliseconds after which no further seed is started. */
  readonly maxMs: number
  /** The maximum number of seeds. */
  readonly runs: number
  /** The first of consecutive seeds; undefined for a random one. */
  readonly seed: number | undefined
}

const usage = 'Usage: npm run test:deep -- [part of a name…] [--minutes 10] [--runs 100] [--seed 7]'
const maxSeeds = 2 ** 31

/**
 * Parses `[name…] [--minutes 10] [--runs 100] [--seed 7]`; a single seed is run once. @throws Problem with the usage
 */
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
    maxMs: (number('minutes', values.minutes, 0) ?? 10) * 60_000,
    runs: number('runs', values.runs, 1) ?? (seed === undefined ? Number.POSITIVE_INFINITY : 1),
    seed,
  }
}
