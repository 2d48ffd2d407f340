import { registerHooks } from 'node:module'

/**
 * Preloaded into the processes of functions.
 *
 * Behaviour of firebase-tools 14.27.0: for the names of two headers and the search for a folder, each process of the
 * functions loads what deploys functions and extensions, down to the highlighting of code in a terminal. That takes
 * longer than the functions themselves: half a second of CPU, for each of some ten processes in a run of the tests.
 *
 * Patched: where the functions' runtime asks for those modules, it is given an empty one.
 *
 * Upstream: no issue or pull request found.
 */
if (process.argv[1]?.endsWith('functionsEmulatorRuntime')) {
  registerHooks({
    resolve(specifier, context, next) {
      const isAskedByShared = context.parentURL?.endsWith('/lib/emulator/functionsEmulatorShared.js') === true
      if (!isAskedByShared || !deploying.test(specifier)) return next(specifier, context)
      return { url: new URL('nothing.cjs', import.meta.url).href, format: 'commonjs', shortCircuit: true }
    },
  })
}

const deploying = /^\.\.\/(deploy|extensions|utils)\b|^\.\/extensions\//
