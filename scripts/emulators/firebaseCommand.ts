import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The command line that runs firebase-tools on the Node that runs this: functions run on that one, too. */
export function firebaseCommand(args: readonly string[]): [string, ...string[]] {
  const entry = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  return [process.execPath, join(import.meta.dirname, 'firebaseProcess.mjs'), entry, ...args]
}
