import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../folders.ts'

/** PATH with the project's Node and tools in front, for programs that start `node` by name. */
export function pathWithOwnNode(): string {
  return [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
}

/** The Node option with which a program that has an IPC channel ends when the process that started it is gone. */
export const endingWithParent = `--import=${pathToFileURL(join(import.meta.dirname, 'endWithParent.mjs')).href}`
