import { PatchMismatch } from './patchMismatch.mjs'

/**
 * Something that a module inside firebase-tools exports.
 *
 * @param {NodeJS.Require} load from the entry of firebase-tools
 * @param {string} path of the module, relative to that entry
 * @param {string} name of the export
 * @returns {any}
 * @throws PatchMismatch when the module or the export is gone
 */
export function upstreamExport(load, path, name) {
  let module
  try {
    module = load(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')
      throw PatchMismatch.missing(path)
    throw error
  }
  if (module[name] === undefined) throw PatchMismatch.missing(`${name} in ${path}`)
  return module[name]
}
