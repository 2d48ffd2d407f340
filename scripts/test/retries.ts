import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import type { Failure } from './tally.ts'

/** The tests that were retried in each run on this machine, the latest run first. */
const history = z.array(z.array(z.string()))
export type Runs = z.infer<typeof history>

const keptRuns = 10
const maxRuns = 1

/** Adds a run to the latest ones. */
export function withRun(runs: Runs, retried: readonly Failure[]): Runs {
  return [retried.map(({ file, name }) => `${file} > ${name}`), ...runs].slice(0, keptRuns)
}

/** Of the tests that the latest run has retried, those that it is not the first one to retry. */
export function unreliable(runs: Runs, retried: readonly Failure[]): readonly Failure[] {
  return retried.flatMap(test => {
    const times = runs.filter(names => names.includes(`${test.file} > ${test.name}`)).length
    const message = `Retried in ${times} of the last ${runs.length} runs.\n${test.message}`
    return times > maxRuns ? [{ ...test, message }] : []
  })
}

export async function readRuns(path: string): Promise<Runs> {
  try {
    return history.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return []
  }
}

export async function writeRuns(path: string, runs: Runs): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, JSON.stringify(runs))
}
