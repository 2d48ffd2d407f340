import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { root } from '../folders.ts'
import { Problem } from '../problem.ts'

const megabyte = 1024 * 1024
const needed = 200

/** @throws Problem if the project's disk or the one for temporary files is (nearly) full */
export function requireDiskSpace(): void {
  for (const folder of [root, tmpdir()].filter(existsSync)) {
    const { bavail, bsize } = statfsSync(folder)
    const free = Math.floor((bavail * bsize) / megabyte)
    if (free < needed)
      throw new Problem(
        `The disk is full: ${folder} has ${free} MB left and ${needed} are needed; free some space.`,
      )
  }
}
