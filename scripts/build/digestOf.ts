import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../folders.ts'

/** Returns a digest of the files that match the patterns, except tests. */
export async function digestOf(patterns: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: root, exclude: ['**/*.test.*'] }).sort())
    hash.update(`${file}\0`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}
