import { createHash } from 'node:crypto'

/** Something secret or long as a document's id. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
