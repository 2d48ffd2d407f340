import { stripVTControlCharacters } from 'node:util'
import type { Failure, Tally } from './tally.ts'

/** How long a part of the run took. */
export interface Part {
  readonly name: string
  readonly milliseconds: number
}

const messageLines = 6
const maxLineLength = 300

/**
 * What stands at the end of `npm test`: every test that passed only when it was retried, every failure again, the time
 * of each part (some run side by side), and the sums in the last line.
 */
export function summary({ passed, failures, retried }: Tally, parts: readonly Part[]): string {
  return [
    ...retried.map(each => shown('↻ Passed when retried:', each)),
    ...failures.map(each => shown('✗', each)),
    times(parts),
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
