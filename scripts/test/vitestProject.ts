import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../processes/run.ts'
import { type Tally, tallyOfReport } from './tally.ts'

/** Longer than any file of tests takes: a file is told of when it is through. */
const longestSilence = 15 * 60_000

/** Runs Vitest projects, shows what they say, and counts. */
export async function vitestProjects(
  projects: readonly string[],
  env: Record<string, string>,
  abort: AbortSignal,
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code } = await run(
      'vitest',
      [
        'run',
        ...projects.flatMap(project => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env, abort, longestSilence, onOutput: piece => process.stdout.write(piece) },
    )
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
