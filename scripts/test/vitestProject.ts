import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../processes/run.ts'
import { type Tally, tallyOfReport } from './tally.ts'

/** Longer than any file of tests takes: a file is told of when it is through. */
const idleTimeoutMs = 15 * 60_000

interface Options {
  readonly env?: Record<string, string>
  readonly abort: AbortSignal
  /** Shows what it says; at the end where something else runs beside it. */
  readonly show: 'at once' | 'at the end'
  /** How many processes or threads at most; as Vitest and its configuration have it where it is not given. */
  readonly workers?: number
}

/** Runs Vitest projects, shows what they say, and counts. */
export async function vitestProjects(
  projects: readonly string[],
  { env = {}, abort, show, workers }: Options,
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code, output } = await run(
      'vitest',
      [
        'run',
        ...projects.flatMap(project => ['--project', project]),
        ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      {
        env,
        abort,
        idleTimeoutMs,
        onOutput: piece => show === 'at once' && process.stdout.write(piece),
      },
    )
    if (show === 'at the end') process.stdout.write(output)
    return tallyOfReport(await json(report), code, projects.join(', '))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function json(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}
