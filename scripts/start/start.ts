import { requireJava } from '../../tools/local-firebase/javaEmulators.ts'
import { buildPage } from '../build/buildPage.ts'
import { type EmulatorName, emulatorNames } from '../emulators/emulatorName.ts'
import type { Emulators } from '../emulators/startEmulators.ts'
import { dataFolder } from '../folders.ts'
import { Problem, problemSentence } from '../problem.ts'
import { takePorts } from '../processes/runProcesses.ts'
import { Stopped, stopRequest } from '../processes/stopRequest.ts'
import { step } from '../progress.ts'
import { runScheduledFunction } from '../schedules/runScheduledFunction.ts'
import { scheduledFunctions } from '../schedules/scheduledFunctions.ts'
import { startSchedules } from '../schedules/startSchedules.ts'
import { seedDemonstration } from '../seed/seedDemonstration.ts'
import { startServices } from '../services/startServices.ts'
import { untilReachable } from '../untilReachable.ts'
import { closingBlock } from './closingBlock.ts'
import { type DevServers, startDevServers } from './devServers.ts'
import { requireDiskSpace } from './diskSpace.ts'
import { SavedData } from './savedData.ts'
import { type StartOptions, startOptions, startUsage } from './startOptions.ts'

const autosaveEvery = 60_000

/** Runs the whole product on this machine until the user stops it. */
async function start(options: StartOptions): Promise<void> {
  const stop = stopRequest(() => console.log('Still saving and stopping, a moment.'))
  const data = new SavedData(dataFolder)
  await requireJava()
  await takePorts(options.page)
  requireDiskSpace()
  if (!options.dev) await step('Building the page (skipped when nothing changed)', () => buildPage(stop))
  if (options.fresh) await data.forget()

  const emulators = await step('Starting the emulators', async tell =>
    startServices(
      {
        page: options.page,
        only: emulatorNames.filter(name => name !== 'hosting' || !options.dev) satisfies EmulatorName[],
        importFrom: await data.latest(),
        reload: options.dev,
        tell,
      },
      stop,
    ),
  )
  let dev: DevServers | undefined
  try {
    if (options.dev) dev = await startDevServers(options.page, stop)
    const died = Promise.race([emulators.died, ...(dev ? [dev.died] : [])])
    await whileRunning(options, { ...emulators, died }, data, stop)
  } finally {
    await dev?.stop()
    await step('Stopping the emulators', () => emulators.stop())
  }
}

async function whileRunning(
  options: StartOptions,
  emulators: Emulators,
  data: SavedData,
  stop: AbortSignal,
): Promise<void> {
  const address = `http://127.0.0.1:${options.page}`
  let isReady = false
  const died = emulators.died.then(async sentence => {
    const isSaved = isReady && (await data.save(options.page).then(yes, no))
    throw new Problem(
      `${sentence} ${isSaved ? 'The data is saved' : 'What was done since the last save is lost'}; everything is stopped.`,
    )
  })
  // It is awaited below; until then a rejection would have no handler.
  died.catch(() => undefined)

  if (options.seed && !data.holdsDemonstration) {
    await Promise.race([
      died,
      step('Filling in the demonstration', tell => seedDemonstration(options.page, tell, stop)),
    ])
    await data.save(options.page)
    await data.markDemonstration()
  }
  await Promise.race([died, untilServed(address, stop)])
  isReady = true
  const stopSchedules = await startSchedules({
    list: () => scheduledFunctions(options.page),
    run: (name, at) => runScheduledFunction(options.page, name, at),
    onFailure: error => console.error(error instanceof Error ? error.message : error),
  })
  console.log(closingBlock(options.page, data.holdsDemonstration))

  const autosave = setInterval(() => void data.save(options.page).catch(() => undefined), autosaveEvery)
  const stopped = new Promise<void>(resolve => stop.addEventListener('abort', () => resolve()))
  try {
    await Promise.race([died, stop.aborted ? undefined : stopped])
    stopSchedules()
    // Everything reported as done must be saved, so requests are refused first.
    await step('Finishing what is in progress', () => emulators.stopAccepting())
    await step('Saving the data', () => Promise.race([died, save(data, options.page)]))
  } finally {
    stopSchedules()
    clearInterval(autosave)
  }
}

async function save(data: SavedData, page: number): Promise<void> {
  try {
    await data.save(page)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Problem(
      `The data of the last minute could not be saved (${reason}): see whether the disk is full.`,
    )
  }
}

const yes = () => true
const no = () => false

async function untilServed(address: string, stop: AbortSignal): Promise<void> {
  try {
    await untilReachable(address, { timeoutMs: 120_000, abort: stop })
  } catch {
    stop.throwIfAborted()
    throw new Problem(`The page at ${address} does not respond.`)
  }
}

try {
  const options = startOptions(process.argv.slice(2))
  if (options === 'help') console.log(startUsage)
  else await start(options)
} catch (error) {
  if (!(error instanceof Stopped)) {
    console.error(problemSentence(error) ?? error)
    process.exitCode = 1
  }
}
