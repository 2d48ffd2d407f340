import { once } from 'node:events'
import { requireJava } from '../../tools/local-firebase/javaEmulators.ts'
import { buildPage } from '../build/buildPage.ts'
import { readArguments, runCommand } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { type Emulators, emulatorNames } from '../emulators/startEmulators.ts'
import { dataFolder, demonstrationFolder } from '../folders.ts'
import { parsePort } from '../ports.ts'
import { Problem, Stopped } from '../problem.ts'
import { takePorts } from '../processes/runProcesses.ts'
import { step } from '../progress.ts'
import { runScheduledFunction, startSchedules } from '../schedules/schedules.ts'
import { startServices } from '../services/startServices.ts'
import { untilReachable } from '../untilReachable.ts'
import { closingBlock, demonstrationBlock } from './closingBlock.ts'
import { type DevServers, startDevServers } from './devServers.ts'
import { SavedData } from './savedData.ts'

/** A save that takes as long as this loses the work of a minute at most. */
const autosaveEvery = 30_000

interface StartOptions {
  /** The page's port, from which the others derive. */
  readonly page: number
  /** Whether to discard the data of earlier runs. */
  readonly fresh: boolean
  /** Whether to create the demonstration if it does not exist. */
  readonly seed: boolean
  /** Whether to run as a public demonstration. */
  readonly demo: boolean
  /** Whether to use Vite's hot reload instead of the built page. */
  readonly dev: boolean
}

/** Runs the whole product on this machine until the user stops it. */
async function start(options: StartOptions, stop: AbortSignal): Promise<void> {
  const data = new SavedData(options.demo ? demonstrationFolder : dataFolder)
  await requireJava()
  await takePorts(options.page)
  await using _ = await data.claim(options.page)
  if (!options.dev) await step('Building the page (skipped when nothing changed)', () => buildPage(stop))
  if (options.fresh) await data.forget()

  const emulators = await step('Starting the emulators', async tell =>
    startServices(
      {
        page: options.page,
        only: emulatorNames.filter(name => name !== 'hosting' || !options.dev),
        importFrom: await data.latest(),
        demo: options.demo,
        reload: options.dev,
        tell,
      },
      stop,
    ),
  )
  let dev: DevServers | undefined
  try {
    if (options.dev) dev = await startDevServers(options.page)
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
    const isSaved =
      isReady &&
      (await data.save(options.page).then(
        () => true,
        () => false,
      ))
    const outcome = isSaved ? 'The data is saved' : `What was done since ${data.lastSave} is lost`
    throw new Problem(`${sentence}\n${outcome}; everything is stopped.`)
  })
  // It is awaited below; until then a rejection would have no handler.
  died.catch(() => undefined)

  if (options.demo) {
    const filled = step('Filling in the demonstration', () =>
      runScheduledFunction(options.page, 'resetDemonstration'),
    )
    await Promise.race([died, filled])
  } else if (options.seed && !data.holdsDemonstration) {
    await Promise.race([
      died,
      step('Filling in the demonstration', async tell => {
        // It reads the environment when it is imported.
        Object.assign(process.env, emulators.env)
        const { seedDemonstration } = await import('../seed/seedDemonstration.ts')
        await seedDemonstration(tell, stop)
      }),
    ])
    await data.save(options.page)
    await data.markDemonstration()
  }
  const served = untilReachable(address, { timeoutMs: 120_000, abort: stop }).catch(() => {
    stop.throwIfAborted()
    throw new Problem(`The page at ${address} does not respond.`)
  })
  await Promise.race([died, served])
  isReady = true
  const stopSchedules = await startSchedules(options.page)
  console.log(
    options.demo ? demonstrationBlock(options.page) : closingBlock(options.page, data.holdsDemonstration),
  )

  let isSaving = false
  const autosave = setInterval(async () => {
    if (isSaving) return
    isSaving = true
    await data.save(options.page).catch(error => {
      if (!stop.aborted)
        console.error(`The data could not be saved just now; the next attempt follows. ${error}`)
    })
    isSaving = false
  }, autosaveEvery)
  try {
    await Promise.race([died, stop.aborted || once(stop, 'abort')])
    stopSchedules()
    // Everything reported as done must be saved, so requests are refused first.
    const unfinished = await step('Finishing what is in progress', () => emulators.stopAccepting())
    if (unfinished > 0)
      console.log(
        `${unfinished} calls or events are not finished: counts and messages that follow from them will be missing.`,
      )
    await step('Saving the data', () => Promise.race([died, data.save(options.page)])).catch(error => {
      if (error instanceof Problem) throw error
      throw new Problem(
        `What was done since ${data.lastSave} could not be saved: see whether the disk is full. ${error}`,
      )
    })
  } finally {
    stopSchedules()
    clearInterval(autosave)
  }
}

await runCommand(async (args, stop) => {
  const { values } = readArguments('start', args)
  if (values.help) console.log(commandTable.start.usage)
  else {
    const { fresh, dev, demo, 'no-seed': noSeed } = values
    if (demo && noSeed) throw new Problem('--no-seed does not go with --demo: a demonstration fills itself.')
    await start({ page: parsePort(values.port), fresh, dev, demo, seed: !noSeed }, stop).catch(error => {
      if (!(error instanceof Stopped)) throw error
    })
  }
  return 0
})
