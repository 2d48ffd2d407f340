import { PatchMismatch } from './patchMismatch.mjs'

/** Stands for the function of a process that runs several. */
export const sharedTarget = 'shared'

/** Names the function that a request is for, and how it is called: `["fanOutEvent", "cloudevent"]`. */
export const targetHeader = 'x-emulator-target'

/**
 * Rewrites the program in which firebase-tools runs functions, so that it finds out at each request which function is
 * wanted, rather than once from its environment.
 *
 * @param {string} source of `functionsEmulatorRuntime.js`
 * @returns {string}
 * @throws PatchMismatch when it does not read as expected
 */
export function targetPerRequest(source) {
  const parts = source.split(handler)
  if (parts.length !== 2) throw PatchMismatch.missing('the request handler of functionsEmulatorRuntime.js')
  return parts.join(
    `${handler}\n        const [FUNCTION_TARGET_NAME, FUNCTION_SIGNATURE] = JSON.parse(req.headers["${targetHeader}"]);`,
  )
}

const handler = 'app.all(`/*`, async (req, res) => {'
