import { readArguments } from '../commandLine.ts'
import { parsePort } from '../ports/parsePort.ts'
import { Problem } from '../problem.ts'

/** The database to check: of the local product at a page's port, or of a deployed project. */
export type ConsistencyOptions = { readonly page: number } | { readonly project: string }

const usage = 'Usage: npm run consistency -- [--port 5000 | --project <id>]'

/** Parses `--port 6100` or `--project some-project`. @throws Problem with the mistake and the usage */
export function consistencyOptions(args: readonly string[]): ConsistencyOptions {
  const options = { port: { type: 'string' }, project: { type: 'string' } } as const
  const { port, project } = readArguments({ args: [...args], options }, usage).values
  if (project === undefined) return { page: parsePort(port ?? '5000') }
  if (port !== undefined) throw new Problem(`A project has no port. ${usage}`)
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) {
    throw new Problem(`'${project}' is not the id of a project. ${usage}`)
  }
  return { project }
}
