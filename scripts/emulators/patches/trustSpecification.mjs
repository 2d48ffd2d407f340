import { createRequire } from 'node:module'
import { PatchMismatch } from './patchMismatch.mjs'
import { replaceMethod } from './replaceMethod.mjs'
import { upstreamExport } from './upstreamExport.mjs'

/**
 * Behaviour of firebase-tools 14.27.0: at each start the Auth emulator checks every parameter and body of its own
 * OpenAPI specification against the meta-schema of JSON Schema, which ajv recompiles for each: four seconds of
 * CPU, a third of the whole start.
 *
 * Patched: ajv trusts the schemas in this process. Requests are checked against them as before.
 *
 * Upstream: no issue or pull request found.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 */
export function trustSpecification(load) {
  const ajv = upstreamExport(loadOfExegesis(load), 'ajv/dist/core', 'default')
  replaceMethod(ajv, 'validateSchema', () => () => true)
}

/** @param {NodeJS.Require} load */
function loadOfExegesis(load) {
  try {
    return createRequire(load.resolve('exegesis'))
  } catch {
    throw PatchMismatch.missing('exegesis')
  }
}
