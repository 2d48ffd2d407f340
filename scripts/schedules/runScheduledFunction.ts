import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'

/**
 * Runs a scheduled function in the functions emulator at `page` with the request that Cloud Scheduler sends. Resolves
 * when it has finished. firebase-tools 14.27 loads these functions and never runs them (firebase/firebase-tools#2034),
 * and a message on their Pub/Sub topic reaches only those of the 1st generation.
 *
 * @throws Error if there is no such function, or it fails
 */
export async function runScheduledFunction(page: number, name: string, at = new Date()): Promise<void> {
  const functions = `http://127.0.0.1:${emulatorPorts(page).functions}/${localProjectId}/${functionsRegion}`
  const response = await fetch(`${functions}/${name}-${await loadCount(functions, name)}`, {
    method: 'POST',
    headers: { 'X-CloudScheduler-JobName': name, 'X-CloudScheduler-ScheduleTime': at.toISOString() },
  })
  if (response.status !== 200)
    throw new Error(`The scheduled function ${name} failed: ${response.status} ${await response.text()}`)
}

/**
 * firebase-tools appends its number of reloads to the id of a function without an address, and lists these ids only in
 * its response to a request for a missing function.
 */
async function loadCount(functions: string, name: string): Promise<number> {
  const list = await (await fetch(`${functions}/-`)).text()
  const counts = [...list.matchAll(new RegExp(`\\b${functionsRegion}-${name}-(\\d+)\\b`, 'g'))]
  if (counts.length === 0) throw new Error(`The functions emulator has no scheduled function ${name}.`)
  return Math.max(...counts.map(([, count]) => Number(count)))
}
