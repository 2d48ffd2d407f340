import { parseArgs } from 'node:util'
import { parsePort } from '../ports/parsePort.ts'
import { Problem } from '../problem.ts'

export interface StartOptions {
  /** The page's port, from which the others derive. */
  readonly page: number
  /** Whether to discard the data of earlier runs. */
  readonly fresh: boolean
  /** Whether to create the demonstration if it does not exist. */
  readonly seed: boolean
  /** Whether to use Vite's hot reload instead of the built page. */
  readonly dev: boolean
}

export const startUsage = `npm start -- [options]
  --port <number>  the page's port, 5000 unless told; the emulators and fakes take those after it
  --fresh          begin without the data of earlier runs, which is deleted
  --no-seed        begin without the demonstration
  --help           this text
npm run dev takes the same options and reloads the page as the code changes.`

/** @returns the options, or 'help'. @throws Problem */
export function startOptions(args: readonly string[]): StartOptions | 'help' {
  const values = parsed(args)
  if (values.help) return 'help'
  return {
    page: parsePort(values.port),
    fresh: values.fresh,
    seed: !values['no-seed'],
    dev: values.dev,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '5000' },
        fresh: { type: 'boolean', default: false },
        'no-seed': { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${startUsage}`)
  }
}
