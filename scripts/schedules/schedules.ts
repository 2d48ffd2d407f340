import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { Cron } from 'croner'
import * as z from 'zod'

interface ScheduledFunction {
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

/** Returns the scheduled functions that the functions emulator at `page` has loaded. */
export async function scheduledFunctions(page: number): Promise<readonly ScheduledFunction[]> {
  const response = await fetch(`http://127.0.0.1:${emulatorPorts(page).functions}/backends`)
  const triggers = listed.parse(await response.json()).backends.flatMap(each => each.functionTriggers)
  // A function is listed again after each reload.
  const found = new Map(triggers.map(({ name, schedule }) => [name, schedule]))
  return [...found].flatMap(([name, schedule]) =>
    schedule === undefined
      ? []
      : [{ name, pattern: schedule.schedule, timeZone: schedule.timeZone ?? 'UTC' }],
  )
}

/**
 * Runs a scheduled function in the functions emulator at `page` with the request that Cloud Scheduler sends. Resolves
 * when it has finished. firebase-tools 14.27 loads these functions and never runs them (firebase/firebase-tools#2034),
 * and a message on their Pub/Sub topic reaches only those of the 1st generation.
 *
 * @throws Error if there is no such function, or it fails
 */
export async function runScheduledFunction(page: number, name: string, at = new Date()): Promise<void> {
  await postToFunction(page, name, {
    headers: { 'X-CloudScheduler-JobName': name, 'X-CloudScheduler-ScheduleTime': at.toISOString() },
  })
}

/**
 * Publishes a message of JSON to a function that follows a Pub/Sub topic, with the request that Eventarc sends: there is
 * no emulator of Pub/Sub. Resolves when the function has finished.
 *
 * @throws Error if there is no such function, or it fails
 */
export async function publishTo(page: number, name: string, message: object): Promise<void> {
  const messageId = crypto.randomUUID()
  await postToFunction(page, name, {
    headers: {
      'content-type': 'application/json',
      'ce-specversion': '1.0',
      'ce-id': messageId,
      'ce-type': 'google.cloud.pubsub.topic.v1.messagePublished',
      'ce-source': `//pubsub.googleapis.com/projects/${localProjectId}/topics/${name}`,
    },
    body: JSON.stringify({
      message: {
        data: Buffer.from(JSON.stringify(message)).toString('base64'),
        attributes: { schemaVersion: '1.0' },
        messageId,
        publishTime: new Date().toISOString(),
      },
    }),
  })
}

async function postToFunction(page: number, name: string, request: Pick<RequestInit, 'headers' | 'body'>) {
  const functions = `http://127.0.0.1:${emulatorPorts(page).functions}/${localProjectId}/${functionsRegion}`
  const address = `${functions}/${name}-${await loadCount(functions, name)}`
  const response = await fetch(address, { method: 'POST', ...request })
  if (!response.ok)
    throw new Error(`The function ${name} failed: ${response.status} ${await response.text()}`)
}

/**
 * firebase-tools appends its number of reloads to the id of a function without an address, and lists these ids only in
 * its response to a request for a missing function.
 */
async function loadCount(functions: string, name: string): Promise<number> {
  const list = await (await fetch(`${functions}/-`)).text()
  const counts = [...list.matchAll(new RegExp(`\\b${functionsRegion}-${name}-(\\d+)\\b`, 'g'))]
  if (counts.length === 0) throw new Error(`The functions emulator has no function ${name}.`)
  return Math.max(...counts.map(([, count]) => Number(count)))
}

/**
 * Runs each scheduled function when it is due, like Cloud Scheduler, unless its previous run is still in progress.
 * Returns the function that stops this; later failures are ignored.
 */
export async function startSchedules(page: number): Promise<() => void> {
  let isStopped = false
  const failed = (error: unknown) => {
    if (!isStopped) console.error(error instanceof Error ? error.message : error)
  }
  const clocks = (await scheduledFunctions(page)).map(({ name, pattern, timeZone }) => {
    const options = { timezone: timeZone, mode: '5-part', protect: true, catch: failed } as const
    return new Cron(pattern, options, () => {
      const minute = new Date()
      minute.setSeconds(0, 0)
      return runScheduledFunction(page, name, minute)
    })
  })
  return () => {
    isStopped = true
    for (const clock of clocks) clock.stop()
  }
}
