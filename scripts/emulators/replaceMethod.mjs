/**
 * Puts another method in the place of one of firebase-tools, whose inner parts may be gone with any new version.
 *
 * @template {Function} M
 * @param {any} owner
 * @param {string} name
 * @param {(original: M) => M} make what stands there instead; `this` is the owner's
 * @throws Error that names what is missing
 */
export function replaceMethod(owner, name, make) {
  const original = owner?.[name]
  if (typeof original !== 'function')
    throw new Error(
      `firebase-tools has changed: ${name}, which is replaced here, is gone. Is the version that package.json names installed?`,
    )
  owner[name] = make(original)
}
