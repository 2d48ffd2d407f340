import { type ParseArgsConfig, parseArgs } from 'node:util'
import { buildPage } from './build/buildPage.ts'
import { emulatorNames } from './emulators/emulatorName.ts'
import type { Emulators } from './emulators/startEmulators.ts'
import { freePage } from './ports/freePorts.ts'
import { Problem, problemSentence } from './problem.ts'
import { stopRequest } from './processes/stopRequest.ts'
import { step } from './progress.ts'
import { startServices } from './services/startServices.ts'

/** Wraps `parseArgs` of Node. @throws Problem with the mistake and the usage */
export function readArguments<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}. ${usage}`)
  }
}

/** Runs a command, which returns its exit code unless that is 0. A Problem is printed as its sentence. */
export async function runCommand(
  work: (args: string[], stop: AbortSignal) => Promise<number | undefined>,
): Promise<void> {
  try {
    process.exitCode = (await work(process.argv.slice(2), stopRequest())) ?? 0
  } catch (error) {
    console.error(problemSentence(error) ?? error)
    process.exitCode = 1
  }
}

/** Builds the page and runs the product on `page`, or on free ports from 5600 on, while `work` runs. */
export async function withProduct<T>(
  work: (page: number, emulators: Emulators) => Promise<T>,
  stop: AbortSignal,
  page?: number,
): Promise<T> {
  await step('Building the page', () => buildPage(stop))
  const port = page ?? (await freePage(5600))
  const emulators = await step('Starting the emulators', tell =>
    startServices({ page: port, only: emulatorNames, tell }, stop),
  )
  try {
    return await work(port, emulators)
  } finally {
    await step('Stopping the emulators', () => emulators.stop())
  }
}
