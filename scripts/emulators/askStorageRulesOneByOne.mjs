import { replaceMethod } from './replaceMethod.mjs'

const longestAnswer = 10_000

/**
 * firebase-tools 14.27 takes each chunk that it reads from the rules runtime for one answer: two answers in a chunk
 * are lost, and the uploads that wait for them hang. With one decision at a time there is never a second answer; a
 * decision for which a document has to be fetched is one as well, though it takes two questions.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function askStorageRulesOneByOne(load) {
  const { StorageRulesRuntime } = load('../emulator/storage/rules/runtime.js')
  let previous = Promise.resolve()
  for (const name of ['loadRuleset', 'verifyWithRuleset']) {
    replaceMethod(
      StorageRulesRuntime.prototype,
      name,
      ask =>
        /**
         * @this {unknown}
         * @param {unknown[]} question
         */
        function (...question) {
          const answer = previous.then(() => ask.apply(this, question))
          const givenUp = new Promise(resolve => setTimeout(resolve, longestAnswer).unref())
          previous = Promise.race([answer.catch(() => undefined), givenUp])
          return answer
        },
    )
  }
}
