import { replaceMethod } from './replaceMethod.mjs'

const longestAnswer = 10_000

/**
 * firebase-tools 14.27 takes each chunk that it reads from the rules runtime for one answer: two answers in a chunk
 * are lost, and the uploads that wait for them hang. With one question at a time there is never a second answer.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function askStorageRulesOneByOne(load) {
  const { StorageRulesRuntime } = load('../emulator/storage/rules/runtime.js')
  let previous = Promise.resolve()
  replaceMethod(
    StorageRulesRuntime.prototype,
    '_sendRequest',
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
