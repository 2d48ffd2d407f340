import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { answerEventsAtOnce } from './answerEventsAtOnce.mjs'
import { askStorageRulesOneByOne } from './askStorageRulesOneByOne.mjs'
import { Door } from './door.mjs'
import { guardRequests } from './guardRequests.mjs'
import { reportChildren } from './reportChildren.mjs'
import { shareWorkers } from './shareWorkers.mjs'
import { tellParent } from './tellParent.mjs'

/**
 * firebase-tools in a process that ends when the one that started it is gone, however that one ended: its
 * emulators would otherwise stay behind and keep their ports.
 */
const [node = '', , entry = '', ...args] = process.argv
if (process.channel) {
  // Its output leads to that process, too: what cannot be written any more must not cut the stopping short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  process.on('disconnect', () => process.kill(process.pid, 'SIGINT'))
  process.channel.unref()
}
if (args[0] === 'emulators:start') {
  const require = createRequire(entry)
  const door = new Door()
  guardRequests(door.refusal)
  askStorageRulesOneByOne(require)
  shareWorkers(require)
  answerEventsAtOnce(require, door)
  reportChildren(require)
  process.on('message', async message => {
    if (typeof message !== 'object' || message === null || !('closeDoor' in message)) return
    await door.close(/** @type {import('./door.mjs').Ports} */ (message.closeDoor))
    tellParent({ doorClosed: true })
  })
  process.channel?.unref()
  // The workers of the functions end with this process.
  process.env['NODE_OPTIONS'] = [
    process.env['NODE_OPTIONS'],
    `--import=${pathToFileURL(`${import.meta.dirname}/endWithParent.mjs`).href}`,
  ]
    .filter(Boolean)
    .join(' ')
}
process.argv = [node, entry, ...args]
await import(pathToFileURL(entry).href)
