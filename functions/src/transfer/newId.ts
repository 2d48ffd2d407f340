import { randomBytes } from 'node:crypto'

/** 120 random bits in base64url, as `documentId` allows. */
export function newId(): string {
  return randomBytes(15).toString('base64url')
}
