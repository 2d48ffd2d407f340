/** A patch meets another firebase-tools than the one it was written for. The message is one sentence. */
export class PatchMismatch extends Error {
  /** @param {string} symbol what the patch needs and firebase-tools does not have */
  static missing(symbol) {
    return new PatchMismatch(
      `firebase-tools no longer has ${symbol}, which a patch in scripts/emulators/patches needs: install the version that package.json pins (npm ci), or adapt the patch.`,
    )
  }
}
