import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod/mini'

/** Enough to tell the rows of a sheet apart; too few to prove which address a key was made from. */
const digits = 12

/**
 * Returns what identifies a row of an organizer's sheet by a contact or a name. It outlives the contact, which goes when
 * a person takes the guest's place over, so that it contains only a digest of it.
 */
export function sourceKeyOf(kind: string, text: string): string {
  return `${kind}:${bytesToHex(sha256(utf8ToBytes(`${kind}:${text}`))).slice(0, digits)}`
}

export const sourceKey = z.string().check(z.regex(new RegExp(`^[a-z]{1,16}:[\\da-f]{${digits}}$`)))
