import { subscribe } from 'node:diagnostics_channel'
import { tellParent } from './tellParent.mjs'

/** The emulators that are programs of their own, in Java. */
const programs = /** @type {const} */ (['firestore', 'storage', 'pubsub'])

/**
 * Tells the process that started this one of each child of this one that begins and ends, so that it can end them
 * when this one is gone, and say which emulator has died: firebase-tools 14.27 goes on without it where a signal ended
 * it.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function reportChildren(load) {
  const { getDownloadDetails } = load('../emulator/downloadableEmulators.js')
  const files = programs.map(name => {
    const { binaryPath, downloadPath } = getDownloadDetails(name)
    return { name, file: binaryPath ?? downloadPath }
  })
  subscribe('child_process', message => {
    const { process: child } = /** @type {{ process: import('node:child_process').ChildProcess }} */ (message)
    child.once('spawn', () => {
      const { pid, spawnargs } = child
      const program = files.find(({ file }) => spawnargs.includes(file))?.name ?? null
      tellParent({ began: pid, program })
      child.once('exit', (code, signal) => tellParent({ ended: pid, program, how: signal ?? `code ${code}` }))
    })
  })
}
