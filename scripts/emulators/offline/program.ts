import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../../folders.ts'

/** Where an executable made of something with this digest belongs: other content, other name. */
export function programPath(name: string, digest: string, extension: string): string {
  return join(cacheFolder, 'emulators', `${name}-${digest.slice(0, 12)}${extension}`)
}

/** Writes an executable whole or not at all, since runs side by side may do so at once. */
export async function writeProgram(path: string, content: Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, content)
  await chmod(unfinished, 0o755)
  await rename(unfinished, path)
}
