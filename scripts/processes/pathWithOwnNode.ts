import { delimiter, join } from 'node:path'
import { root } from '../folders.ts'

/** PATH with the project's Node and tools in front, for programs that start `node` by name. */
export function pathWithOwnNode(): string {
  return [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
}
