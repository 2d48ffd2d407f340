import { replaceMethod } from './replaceMethod.mjs'
import { upstreamExport } from './upstreamExport.mjs'

const decisionTimeoutMs = 10_000

/**
 * Behaviour of firebase-tools 14.27.0: it parses each chunk from the Storage rules runtime, the official one as well
 * as ours, as a single reply. When two replies arrive in one chunk both are lost, and the uploads that wait for them
 * hang.
 *
 * Patched: one decision at a time, so that there is never a second reply. A decision that fetches a document counts
 * as one although it takes two requests.
 *
 * Upstream: firebase/firebase-tools#6194, fixed by #10852 in July 2026; versions as new as that want Java 21.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function askStorageRulesOneByOne(load) {
  const runtime = upstreamExport(load, '../emulator/storage/rules/runtime.js', 'StorageRulesRuntime')
  let previous = Promise.resolve()
  for (const name of ['loadRuleset', 'verifyWithRuleset']) {
    replaceMethod(
      runtime,
      name,
      ask =>
        /**
         * @this {unknown}
         * @param {unknown[]} question
         */
        function (...question) {
          const reply = previous.then(() => ask.apply(this, question))
          const givenUp = new Promise(resolve => setTimeout(resolve, decisionTimeoutMs).unref())
          previous = Promise.race([reply.catch(() => undefined), givenUp])
          return reply
        },
    )
  }
}
