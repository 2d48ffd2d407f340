import { readArguments } from '../commandLine.ts'
import { parsePort } from '../ports/parsePort.ts'
import { Problem } from '../problem.ts'
import type { ScheduledFunction } from './scheduledFunctions.ts'

interface Jobs {
  /** Returns the jobs of the product at the page's port. */
  list(page: number): Promise<readonly Pick<ScheduledFunction, 'name' | 'pattern'>[]>
  /** Runs a job to its end. */
  run(page: number, name: string): Promise<void>
}

const usage = 'Usage: npm run job -- [name] [--port 5000]'

/**
 * Runs the scheduled function named in the arguments (`[name] [--port 5000]`), whether or not it is due, and returns a
 * message for the user. Without a name it returns the names.
 *
 * @throws Problem with the names if there is no such function, and with the usage for other mistakes
 */
export async function startJob(args: readonly string[], { list, run }: Jobs): Promise<string> {
  const options = { port: { type: 'string' } } as const
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true }, usage)
  const [name, ...others] = positionals
  if (others.length > 0) throw new Problem(`One job at a time. ${usage}`)
  const page = parsePort(values.port ?? '5000')
  const jobs = await list(page)
  const names = jobs
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(job => `  ${job.name.padEnd(24)} ${job.pattern}`)
    .join('\n')
  if (name === undefined) return `${usage}\n\n${names}`
  if (!jobs.some(job => job.name === name)) throw new Problem(`There is no job '${name}':\n\n${names}`)
  await run(page, name)
  return `${name} has finished.`
}
