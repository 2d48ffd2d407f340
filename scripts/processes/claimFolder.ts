import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

interface Claim {
  /** The claim's file, to be deleted by hand if its process is none of ours. */
  readonly file: string
  readonly pid: number
  readonly note: string
}

interface Claiming {
  /** What the folder is claimed for: the beginning of the file's name. */
  readonly name: string
  /** Told to others. */
  readonly note?: string
  isRunning(pid: number): boolean
  /** Returns what another one's claim means. */
  refusal(other: Claim): Error
  readonly pid?: number
}

const looks = 20
const pauseMs = 50

/**
 * Reserves a folder for this process until it is disposed of. Claims of ended processes are removed. Each process writes
 * a file of its own before it looks for others: of those that begin at the same moment, the one with the lowest id waits
 * until the others have given up, and goes on.
 *
 * @throws the refusal if a running process has claimed it
 */
export async function claimFolder(folder: string, claiming: Claiming): Promise<AsyncDisposable> {
  const { name, note = '', refusal, pid = process.pid } = claiming
  await mkdir(folder, { recursive: true })
  const own = join(folder, `${name}-${pid}`)
  const release = () => rm(own, { force: true })
  await writeFile(own, note)
  for (let look = 1; ; look += 1) {
    const [other] = await othersRunning(folder, { ...claiming, pid })
    if (other === undefined) return { [Symbol.asyncDispose]: release }
    if (other.pid < pid || look === looks) {
      await release()
      throw refusal(other)
    }
    await pause(pauseMs)
  }
}

/** Returns the claims of other running processes, that with the lowest id first, and removes those of ended ones. */
async function othersRunning(folder: string, { name, isRunning, pid }: Claiming): Promise<readonly Claim[]> {
  const others = (await claims(folder, name)).filter(other => other.pid !== pid)
  for (const other of others) if (!isRunning(other.pid)) await rm(other.file, { force: true })
  return others.filter(other => isRunning(other.pid)).toSorted((a, b) => a.pid - b.pid)
}

async function claims(folder: string, name: string): Promise<readonly Claim[]> {
  const found: Claim[] = []
  for (const entry of await readdir(folder)) {
    const pid = new RegExp(`^${name}-(\\d+)$`).exec(entry)?.[1]
    const file = join(folder, entry)
    if (pid === undefined) continue
    found.push({ file, pid: Number(pid), note: await readFile(file, 'utf8').catch(() => '') })
  }
  return found
}
