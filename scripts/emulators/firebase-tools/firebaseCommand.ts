import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The command line that runs firebase-tools on this process's own Node, on which the functions then run, too. */
export function firebaseCommand(args: readonly string[]): [string, ...string[]] {
  const entry = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  return [process.execPath, join(import.meta.dirname, 'firebaseProcess.mjs'), entry, ...args]
}
