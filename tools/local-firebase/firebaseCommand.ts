import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Returns the command line that runs firebase-tools, and the functions with it, on this process's own Node. */
export function firebaseCommand(args: readonly string[]): [string, ...string[]] {
  const entry = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  return [process.execPath, join(import.meta.dirname, 'firebaseProcess.mjs'), entry, ...args]
}

/** Saves the short-lived emulators work that only pays off later. */
export const shortLived: Readonly<Record<string, string>> = {
  FUNCTIONS_DISCOVERY_TIMEOUT: '180',
  // The functions are listed in a file, because over HTTP the process that lists them takes four seconds to end.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  // Without its second compiler the Firestore emulator took 18 seconds of CPU for the same tests instead of 34.
  JAVA_TOOL_OPTIONS: [process.env['JAVA_TOOL_OPTIONS'], '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
    .filter(Boolean)
    .join(' '),
  // There are no cloud credentials here, and looking for them takes time.
  METADATA_SERVER_DETECTION: 'none',
  // The number of concurrent requests. Busy processes are shared (patches.mjs), so this does not start further ones.
  FUNCTIONS_EMULATOR_PARALLEL: '1000',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
}
