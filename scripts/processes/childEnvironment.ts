import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../folders.ts'

/** Returns the PATH with the project's Node and tools first, for programs that start `node` by name. */
export function pathWithOwnNode(): string {
  return [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
}

/** The Node option that ends a program with an IPC channel when its parent process is gone. */
export const endingWithParent = `--import=${pathToFileURL(join(import.meta.dirname, 'endWithParent.mjs')).href}`
