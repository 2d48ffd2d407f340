import { Cron } from 'croner'
import type { ScheduledFunction } from './scheduledFunctions.ts'

export interface Schedules {
  /**
   * Returns the scheduled functions; called at the start and every minute, because functions are reloaded in
   * development.
   */
  list(): Promise<readonly ScheduledFunction[]>
  /** Runs a function that is due at a full minute. */
  run(name: string, at: Date): Promise<void>
  /** Called for each failed run. */
  onFailure(error: unknown): void
}

/**
 * Runs each scheduled function when it is due, like Cloud Scheduler, unless its previous run is still in progress.
 * Returns the function that stops this; later failures are ignored.
 *
 * @throws Problem if a schedule is unsupported
 */
export async function startSchedules({ list, run, onFailure }: Schedules): Promise<() => void> {
  await list()
  let isStopped = false
  const failed = (error: unknown) => {
    if (!isStopped) onFailure(error)
  }
  const running = new Set<string>()
  const runOne = async (name: string, at: Date) => {
    if (running.has(name)) return
    running.add(name)
    await run(name, at).catch(failed)
    running.delete(name)
  }
  const clock = new Cron('* * * * *', { catch: failed }, async () => {
    const minute = new Date()
    minute.setSeconds(0, 0)
    const due = (await list()).filter(each => isDue(each, minute))
    await Promise.all(due.map(({ name }) => runOne(name, minute)))
  })
  return () => {
    isStopped = true
    clock.stop()
  }
}

function isDue({ pattern, timeZone }: ScheduledFunction, minute: Date): boolean {
  return new Cron(pattern, { paused: true, timezone: timeZone }).match(minute)
}
