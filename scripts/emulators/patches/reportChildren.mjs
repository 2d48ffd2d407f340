import { subscribe } from 'node:diagnostics_channel'
import { tellParent } from './tellParent.mjs'
import { upstreamExport } from './upstreamExport.mjs'

/** The emulators that are Java programs. */
const programs = /** @type {const} */ (['firestore', 'storage'])

/**
 * Behaviour of firebase-tools 14.27.0: when it is killed its Java programs stay behind, and when one of them is
 * ended by a signal it carries on without it and says nothing.
 *
 * Added: the process that started this one is told of each child that starts or ends, so that it can end what is
 * left and name the emulator that died.
 *
 * Upstream: firebase/firebase-tools#10224 ("kill Java emulators on unexpected CLI process exits"), open.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function reportChildren(load) {
  const getDownloadDetails = upstreamExport(
    load,
    '../emulator/downloadableEmulators.js',
    'getDownloadDetails',
  )
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
