import { PatchMismatch } from './patchMismatch.mjs'

/**
 * Replaces a method of a class of firebase-tools.
 *
 * @template {Function} M
 * @param {any} owner the class
 * @param {string} name
 * @param {(original: M) => M} make returns the replacement, which is called with the `this` of the original
 * @throws PatchMismatch when the class has no such method
 */
export function replaceMethod(owner, name, make) {
  const original = owner?.prototype?.[name]
  if (typeof original !== 'function') throw PatchMismatch.missing(`${owner?.name ?? 'the class'}.${name}`)
  owner.prototype[name] = make(original)
}
