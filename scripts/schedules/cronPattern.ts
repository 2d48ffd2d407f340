import { Cron } from 'croner'
import { Problem } from '../problem.ts'

/**
 * The cron pattern of a schedule as Cloud Scheduler takes it: a pattern already, or 'every 5 minutes', 'every 2 hours'.
 *
 * @throws Problem for a schedule that cannot be kept here
 */
export function cronPattern(schedule: string): string {
  const [, count, unit] = /^every (\d+) (minutes?|hours?)$/.exec(schedule) ?? []
  const pattern =
    unit === undefined ? schedule : everyPattern(Number(count), unit.startsWith('hour') ? 60 : 1)
  if (pattern === undefined || !isPattern(pattern))
    throw new Problem(
      `The schedule '${schedule}' cannot be kept by the emulators: write a cron pattern, or 'every N minutes' with an N that divides an hour or a day.`,
    )
  return pattern
}

/** Every `count` times `unit` minutes, counted from midnight; undefined when that is uneven. */
function everyPattern(count: number, unit: number): string | undefined {
  const minutes = count * unit
  if (minutes > 0 && 60 % minutes === 0) return minutes === 60 ? '0 * * * *' : `*/${minutes} * * * *`
  if (minutes > 0 && minutes % 60 === 0 && 1440 % minutes === 0)
    return minutes === 1440 ? '0 0 * * *' : `0 */${minutes / 60} * * *`
  return undefined
}

function isPattern(text: string): boolean {
  try {
    new Cron(text, { paused: true, mode: '5-part' })
    return true
  } catch {
    return false
  }
}
