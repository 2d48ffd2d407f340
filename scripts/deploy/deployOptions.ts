import { readArguments } from '../commandLine.ts'
import { Problem } from '../problem.ts'

export interface DeployOptions {
  readonly project: string
  /** Whether to only list what is missing, and deploy nothing. */
  readonly checkOnly: boolean
}

const usage = 'Usage: npm run deploy -- --project <id> [--check]'

/** Parses `--project some-project [--check]`. @throws Problem with the mistake and the usage */
export function deployOptions(args: readonly string[]): DeployOptions {
  const options = { project: { type: 'string' }, check: { type: 'boolean' } } as const
  const { project, check } = readArguments({ args: [...args], options }, usage).values
  if (project === undefined) throw new Problem(`Which project? ${usage}`)
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project))
    throw new Problem(`'${project}' is not the id of a project. ${usage}`)
  if (project.startsWith('demo-'))
    throw new Problem(`'${project}' exists on the emulators only: nothing can be deployed to it. ${usage}`)
  return { project, checkOnly: check === true }
}
