import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { answerEventsAtOnce } from './answerEventsAtOnce.mjs'
import { askStorageRulesOneByOne } from './askStorageRulesOneByOne.mjs'
import { shareWorkers } from './shareWorkers.mjs'

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
  askStorageRulesOneByOne(require)
  shareWorkers(require)
  answerEventsAtOnce(require)
}
process.argv = [node, entry, ...args]
await import(pathToFileURL(entry).href)
