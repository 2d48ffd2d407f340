import { PatchMismatch } from './patchMismatch.mjs'

/** The version of firebase-tools that every patch in this folder was written for; package.json pins the same one. */
export const patchedVersion = '14.27.0'

/**
 * @param {NodeJS.Require} load from the entry of firebase-tools
 * @throws PatchMismatch when another version is installed
 */
export function requirePinnedVersion(load) {
  const { version } = load('../../package.json')
  if (version !== patchedVersion)
    throw new PatchMismatch(
      `firebase-tools ${version} is installed, but the patches in scripts/emulators/patches are written for ${patchedVersion}: run npm ci, or check each patch against ${version}.`,
    )
}
