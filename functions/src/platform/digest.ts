import { createHash } from 'node:crypto'

/** Hashes a secret or long text, for use as a document id. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
