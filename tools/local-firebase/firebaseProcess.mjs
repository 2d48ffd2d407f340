import { subscribe } from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { applyPatches } from './patches.mjs'
import { RequestGate } from './requestGate.mjs'

/*
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
if (args[0] === 'emulators:start') prepareEmulators()
process.argv = [node, entry, ...args]
await import(pathToFileURL(entry).href)

function prepareEmulators() {
  const gate = new RequestGate()
  applyPatches(createRequire(entry), gate)
  gate.guardServers()
  process.on('message', async message => {
    if (typeof message !== 'object' || message === null || !('closeGate' in message)) return
    const unfinished = await gate.close(/** @type {import('./requestGate.mjs').Ports} */ (message.closeGate))
    tellParent({ gateClosed: true, unfinished })
  })
  process.channel?.unref()
  reportDeadEmulators()
  // The functions' processes end with this one.
  const preload = `--import=${new URL('../../scripts/processes/endWithParent.mjs', import.meta.url).href}`
  process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], preload].filter(Boolean).join(' ')
}

/** firebase-tools carries on in silence without an emulator that a signal has ended. */
function reportDeadEmulators() {
  subscribe('child_process', message => {
    const { process: child } = /** @type {{ process: import('node:child_process').ChildProcess }} */ (message)
    child.once('exit', (code, signal) => {
      if (!child.spawnargs.includes('-jar')) return
      const name = child.spawnargs.includes('serve')
        ? "The Storage emulator's rules runtime"
        : 'The Firestore emulator'
      tellParent({ died: `${name} died (${signal ?? `code ${code}`})` })
    })
  })
}

/** @param {object} message */
function tellParent(message) {
  // Without a callback a failure to send would end this process.
  process.send?.(message, undefined, undefined, () => undefined)
}
