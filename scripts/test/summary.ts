import { stripVTControlCharacters } from 'node:util'
import type { Failure, Tally } from './tally.ts'

/** The duration of a part of the run. */
export interface Part {
  readonly name: string
  readonly milliseconds: number
}

const messageLines = 6
const maxLineLength = 300

/**
 * Returns the end of the output of `npm test`: every test that passed only after a retry, every failure again, the time
 * of each part (some run in parallel), the browser of the journeys, the number of retried tests, and the totals in the
 * last line.
 */
export function summary(
  { passed, failures, retried }: Tally,
  parts: readonly Part[],
  browser: string,
): string {
  return [
    ...retried.map(each => shown('↻ Passed when retried:', each)),
    ...failures.map(each => shown('✗', each)),
    times(parts),
    browser,
    `${retried.length} retried`,
    `${passed} passed, ${failures.length} failed`,
  ].join('\n\n')
}

function shown(mark: string, { file, name, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, messageLines)
    .map(line => `    ${line.slice(0, maxLineLength)}`)
  return [`${mark} ${name === '' ? file : `${file} > ${name}`}`, ...lines].join('\n')
}

function times(parts: readonly Part[]): string {
  const width = Math.max(0, ...parts.map(({ name }) => name.length))
  return parts
    .map(({ name, milliseconds }) => `${name.padEnd(width)}  ${seconds(milliseconds).padStart(6)} s`)
    .join('\n')
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}
