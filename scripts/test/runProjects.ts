import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../processes/run.ts'
import { type Tally, tallyOfReport } from './tally.ts'

/** Exceeds the duration of any test file; both runners write output after each file. */
const idleTimeoutMs = 15 * 60_000

interface Options {
  readonly env?: Record<string, string>
  readonly abort: AbortSignal
  /** When the output is shown: at the end if something else runs in parallel. */
  readonly show: 'at once' | 'at the end'
  /** The maximum number of processes or threads; the configuration's by default. */
  readonly workers?: number
}

/** Runs projects of Vitest or Playwright, shows the output, and counts the results. */
export async function runProjects(
  runner: 'vitest' | 'playwright',
  projects: readonly string[],
  { env = {}, abort, show, workers }: Options,
): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-report-'))
  const report = join(folder, 'report.json')
  const args = {
    vitest: [
      'run',
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    playwright: ['test'],
  }
  try {
    const { code, output } = await run(
      runner,
      [...args[runner], ...projects.flatMap(project => ['--project', project])],
      {
        // Node reads TypeScript by itself, for less than Playwright, which would compile each file.
        env: { ...env, JOURNEY_REPORT: report, PW_DISABLE_TS_ESM: '1' },
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
