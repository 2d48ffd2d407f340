import { createHash } from 'node:crypto'

/** The hash of something secret or long, for use as a document's id. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
