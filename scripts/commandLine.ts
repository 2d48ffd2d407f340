import { parseArgs } from 'node:util'
import { buildPage } from './build/buildPage.ts'
import { commandTable } from './commandTable.ts'
import { type Emulators, emulatorNames } from './emulators/startEmulators.ts'
import { freePage } from './ports.ts'
import { Problem, problemSentence, Stopped } from './problem.ts'
import { step } from './progress.ts'
import { startServices } from './services/startServices.ts'

type Command = keyof typeof commandTable
type Read<C extends Command> = ReturnType<typeof parseArgs<(typeof commandTable)[C]>>

/**
 * Reads the arguments of a command by its row in the table.
 *
 * @throws Problem with the mistake and the usage
 */
export function readArguments<C extends Command>(
  command: C,
  args: string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Read<C> {
  const row = commandTable[command]
  const kept = Object.keys(row.options).find(name => isKeptByNpm(name, env))
  if (kept !== undefined)
    throw new Problem(
      `npm takes --${kept} for an option of its own unless two dashes stand before it, as here: ${row.usage}`,
    )
  try {
    return parseArgs({ ...row, args }) as Read<C>
  } catch (error) {
    const mistake = error instanceof Error ? error.message : String(error)
    throw new Problem(`${mistake.replace(/\.$/, '')}.\n${row.usage}`)
  }
}

/** npm hands on the options before the two dashes as variables, their values as arguments or not at all. */
function isKeptByNpm(name: string, env: Readonly<Record<string, string | undefined>>): boolean {
  const value = env[`npm_config_${name.replace(/^no-/, '')}`]
  return name.startsWith('no-') ? value === '' : value !== undefined && value !== ''
}

/** Splits the arguments of a program that starts another one into its own options and the command with its options. */
export function splitAtCommand(args: readonly string[]): {
  readonly own: string[]
  readonly command: string[]
} {
  const { options } = commandTable.emulators
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true })
  const start = tokens.find(({ kind }) => kind === 'positional')?.index ?? args.length
  return { own: args.slice(0, start).filter(each => each !== '--'), command: args.slice(start) }
}

/**
 * Runs a command, which returns its exit code. A Problem is printed as its sentence. `stop` aborts at the first Ctrl-C,
 * termination, closed terminal or death of the parent process; further ones do not interrupt the shutdown.
 */
export async function runCommand(
  work: (args: string[], stop: AbortSignal) => Promise<number>,
): Promise<void> {
  const controller = new AbortController()
  const request = () => {
    if (controller.signal.aborted) console.log('Still stopping, a moment.')
    else controller.abort(new Stopped())
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request)
  if (process.channel) {
    process.on('disconnect', request)
    process.channel.unref()
  }
  try {
    process.exitCode = await work(process.argv.slice(2), controller.signal)
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
  // What works on it may read the environment when it is imported.
  Object.assign(process.env, emulators.env)
  try {
    return await work(port, emulators)
  } finally {
    await step('Stopping the emulators', () => emulators.stop())
  }
}
