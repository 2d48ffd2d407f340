import { isDeployment } from '../processes/runProcesses.ts'
import { claimFolder } from '../processes/claimFolder.ts'
import { Problem } from '../problem.ts'

/**
 * Keeps further deployments from this clone until it is disposed of: they would upload what the first has built.
 *
 * @throws Problem if one is running
 */
export function claimed(
  folder: string,
  isRunning: (pid: number) => boolean = isDeployment,
  pid: number = process.pid,
): Promise<AsyncDisposable> {
  return claimFolder(folder, {
    name: 'deployed-by',
    isRunning,
    refusal: other =>
      new Problem(
        `Another deployment runs from this folder (process ${other.pid}): wait for its end. If that process is none, delete ${other.file}.`,
      ),
    pid,
  })
}
