import { acknowledgeEventsAtOnce } from './acknowledgeEventsAtOnce.mjs'
import { askStorageRulesOneByOne } from './askStorageRulesOneByOne.mjs'
import { guardRequests } from './guardRequests.mjs'
import { reportChildren } from './reportChildren.mjs'
import { RequestGate } from './requestGate.mjs'
import { requirePinnedVersion } from './requirePinnedVersion.mjs'
import { shareProcess } from './shareProcess.mjs'
import { shareWorkers } from './shareWorkers.mjs'
import { tellParent } from './tellParent.mjs'
import { trustSpecification } from './trustSpecification.mjs'

/**
 * Everything that differs from firebase-tools as it comes. Each file says which behaviour of which version it mends.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 * @throws PatchMismatch, a sentence, when the installed version is another one or lacks what a patch replaces
 */
export function applyPatches(load) {
  requirePinnedVersion(load)
  const gate = new RequestGate()
  guardRequests(gate.refusal)
  trustSpecification(load)
  askStorageRulesOneByOne(load)
  shareWorkers(load)
  shareProcess(load)
  acknowledgeEventsAtOnce(load, gate)
  reportChildren(load)
  process.on('message', async message => {
    if (typeof message !== 'object' || message === null || !('closeGate' in message)) return
    await gate.close(/** @type {import('./requestGate.mjs').Ports} */ (message.closeGate))
    tellParent({ gateClosed: true })
  })
  process.channel?.unref()
}
