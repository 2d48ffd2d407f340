import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem } from '../problem.ts'

const oldest = 11

/** @throws Problem when there is no Java, or one that the emulators cannot use */
export async function requireJava(): Promise<void> {
  const version = await javaVersion()
  if (version === undefined)
    throw new Problem(
      'Java is missing: install a JDK of version 17 or newer, and see that `java` is on the path.',
    )
  if (version < oldest)
    throw new Problem(`Java ${version} is too old for the emulators: install a JDK of version 17 or newer.`)
}

/** The major version of the `java` on the path. */
async function javaVersion(): Promise<number | undefined> {
  try {
    const { stderr, stdout } = await promisify(execFile)('java', ['-version'])
    const major = /version "(?:1\.)?(\d+)/.exec(stderr + stdout)?.[1]
    return major === undefined ? undefined : Number(major)
  } catch {
    return undefined
  }
}
