import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeployment } from '../processes/runProcesses.ts'
import { Problem } from '../problem.ts'

/**
 * Keeps further deployments from this clone until it is disposed of: they would upload what the first has built.
 *
 * @throws Problem if one is running
 */
export async function claimed(
  folder: string,
  isRunning: (pid: number) => boolean = isDeployment,
): Promise<AsyncDisposable> {
  const file = join(folder, 'deployed-by')
  const pid = Number(await readFile(file, 'utf8').catch(() => 0))
  if (pid > 0 && isRunning(pid))
    throw new Problem(`Another deployment runs from this folder (process ${pid}): wait for its end.`)
  await rm(file, { force: true })
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    // Another one was faster.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return claimed(folder, isRunning)
    throw error
  }
  return { [Symbol.asyncDispose]: () => rm(file, { force: true }) }
}
