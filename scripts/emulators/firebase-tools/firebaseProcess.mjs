import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { applyPatches } from '../patches/applyPatches.mjs'
import { PatchMismatch } from '../patches/patchMismatch.mjs'

/**
 * Runs firebase-tools in a process that ends with the one that started it, however that one ended: otherwise its
 * emulators would stay behind and keep their ports. Emulators are patched first.
 */
const [node = '', , entry = '', ...args] = process.argv
if (process.channel) {
  // Output goes to the parent, too: that it cannot be written any more must not cut the shutdown short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  process.on('disconnect', () => process.kill(process.pid, 'SIGINT'))
  process.channel.unref()
}
if (args[0] === 'emulators:start') {
  patch()
  // The functions' processes end with this one, and load only what they need.
  const preloaded = [
    new URL('../../processes/endWithParent.mjs', import.meta.url),
    new URL('../patches/lightRuntime.mjs', import.meta.url),
    new URL('../patches/severalTargets.mjs', import.meta.url),
  ]
  process.env['NODE_OPTIONS'] = [
    process.env['NODE_OPTIONS'],
    ...preloaded.map(({ href }) => `--import=${href}`),
  ]
    .filter(Boolean)
    .join(' ')
}
process.argv = [node, entry, ...args]
await import(pathToFileURL(entry).href)

function patch() {
  try {
    applyPatches(createRequire(entry))
  } catch (error) {
    if (!(error instanceof PatchMismatch)) throw error
    console.error(`Error: ${error.message}`)
    process.exit(1)
  }
}
