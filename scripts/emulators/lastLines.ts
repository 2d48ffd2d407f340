import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const count = 8
const maxLength = 200
/** The lines that firebase-tools logs for each request. */
const requestLine =
  /\[(?:work-queue|worker-)|[fF]unctions?: (?:Beginning|Finished)|i {2}hosting: |\[hosting\] Rewriting/

/**
 * Returns the end of the log in `folder` that tells why a part of the emulators died, after the sentence that names it:
 * the Firestore emulator has its own log, and firebase-tools leaves one only when it fails.
 */
export async function withLastLines(sentence: string, folder: string): Promise<string> {
  const own = sentence.startsWith('The Firestore emulator') ? ['firestore-debug.log'] : ['firebase-debug.log']
  for (const name of [...own, 'emulators.log']) {
    const log = join(folder, name)
    const text = await readFile(log, 'utf8').catch(() => '')
    const lines = text.split('\n').filter(line => line.trim() !== '' && !requestLine.test(line))
    if (lines.length === 0) continue
    const last = lines.slice(-count).map(line => `    ${line.slice(0, maxLength)}`)
    return [`${sentence}. The end of ${log}:`, ...last].join('\n')
  }
  return `${sentence}.`
}
