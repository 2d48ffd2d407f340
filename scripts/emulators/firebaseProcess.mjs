import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * firebase-tools in a process that ends when the one that started it is gone, however that one ended: its
 * emulators would otherwise stay behind and keep their ports.
 */
const [node = '', , entry = '', ...args] = process.argv
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGINT'))
  process.channel.unref()
}
if (args[0] === 'emulators:start') askStorageRulesOneByOne()
process.argv = [node, entry, ...args]
await import(pathToFileURL(entry).href)

/**
 * firebase-tools 14 takes each chunk that it reads from the rules runtime for one answer: two answers in a chunk
 * are lost, and the uploads that wait for them hang. With one question at a time there is never a second answer.
 */
function askStorageRulesOneByOne() {
  const { StorageRulesRuntime } = createRequire(entry)('../emulator/storage/rules/runtime.js')
  const ask = StorageRulesRuntime.prototype._sendRequest
  const longestAnswer = 10_000
  let previous = Promise.resolve()
  /** @param {unknown[]} question */
  StorageRulesRuntime.prototype._sendRequest = function (...question) {
    const answer = previous.then(() => ask.apply(this, question))
    const givenUp = new Promise(resolve => setTimeout(resolve, longestAnswer).unref())
    previous = Promise.race([answer.catch(() => undefined), givenUp])
    return answer
  }
}
