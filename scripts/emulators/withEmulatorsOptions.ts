import { readArguments } from '../commandLine.ts'
import { parsePort } from '../ports/parsePort.ts'
import { Problem } from '../problem.ts'
import { type EmulatorName, emulatorNames, isEmulatorName } from './emulatorName.ts'

export interface WithEmulatorsOptions {
  readonly page: number
  /** The emulators to start; undefined for all that can be started. */
  readonly only: readonly EmulatorName[] | undefined
  readonly command: readonly [string, ...string[]]
}

/** Parses `--port 5200 [--only auth,firestore] -- command…`. @throws Problem with the mistake and the usage */
export function withEmulatorsOptions(args: readonly string[]): WithEmulatorsOptions {
  const options = { port: { type: 'string' }, only: { type: 'string' } } as const
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true }, usage)
  const [program, ...rest] = positionals
  if (program === undefined) throw new Problem(`A command is missing. ${usage}`)
  return {
    page: parsePort(values.port ?? '5200'),
    only: values.only === undefined ? undefined : values.only.split(',').map(emulator),
    command: [program, ...rest],
  }
}

const usage = `Usage: node scripts/emulators/withEmulators.ts [--port 5200] [--only ${emulatorNames.join(',')}] -- <command…>`

function emulator(name: string): EmulatorName {
  if (!isEmulatorName(name)) throw new Problem(`There is no emulator '${name}'. ${usage}`)
  return name
}
