import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { Cron } from 'croner'
import * as z from 'zod'
import { Problem } from '../problem.ts'

export interface ScheduledFunction {
  readonly name: string
  /** A cron pattern of five parts. */
  readonly pattern: string
  /** An IANA name; UTC if the function names none. */
  readonly timeZone: string
}

const functionTrigger = z.object({
  name: z.string(),
  schedule: z.object({ schedule: z.string(), timeZone: z.string().nullish() }).optional(),
})
const listed = z.object({ backends: z.array(z.object({ functionTriggers: z.array(functionTrigger) })) })

/**
 * Returns the scheduled functions that the functions emulator at `page` has loaded.
 *
 * @throws Problem if one has an unsupported schedule
 */
export async function scheduledFunctions(page: number): Promise<readonly ScheduledFunction[]> {
  const response = await fetch(`http://127.0.0.1:${emulatorPorts(page).functions}/backends`)
  const { backends } = listed.parse(await response.json())
  // A function is listed again after each reload.
  const found = new Map<string, ScheduledFunction>()
  for (const { name, schedule } of backends.flatMap(({ functionTriggers }) => functionTriggers)) {
    if (schedule === undefined) continue
    found.set(name, {
      name,
      pattern: requirePattern(name, schedule.schedule),
      timeZone: schedule.timeZone ?? 'UTC',
    })
  }
  return [...found.values()]
}

function requirePattern(name: string, schedule: string): string {
  try {
    new Cron(schedule, { paused: true, mode: '5-part' })
    return schedule
  } catch {
    throw new Problem(`${name}: the schedule '${schedule}' is no cron pattern of five parts.`)
  }
}
