import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, runCommand, splitAtCommand } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { root } from '../folders.ts'
import { parsePort } from '../ports.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'
import { startServices } from '../services/startServices.ts'
import { emulatorNames } from './startEmulators.ts'

/** Runs a command against emulators of its own and returns its exit code; without a built page there is no Hosting. */
async function withEmulators(args: string[], stop: AbortSignal): Promise<number> {
  const { own, command } = splitAtCommand(args)
  const { values } = readArguments('emulators', own)
  const [program, ...rest] = command
  if (program === undefined) throw new Problem(`A command is missing. ${commandTable.emulators.usage}`)
  const pageIsBuilt = existsSync(join(root, 'web/build/client'))
  const only = emulatorNames.filter(name => name !== 'hosting' || pageIsBuilt)
  const emulators = await startServices({ page: parsePort(values.port), only, tell: console.error }, stop)
  console.error(`Emulators are ready; their log is ${emulators.log}`)
  emulators.died.then(sentence => console.error(sentence))
  try {
    return (await run(program, rest, { env: emulators.env, abort: stop, inTerminal: true })).code
  } finally {
    await emulators.stop()
  }
}

await runCommand(withEmulators)
