import { randomBytes } from 'node:crypto'
import type { Identity } from '@upper-bracket/shared/account/identity'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'

const ticketMs = 5 * 60_000

/**
 * Creates a ticket that links `identity` once, for anyone who presents it: 43 base64url characters. Only its digest is
 * stored.
 */
export async function newTicket(identity: Identity, now: number): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await documents
    .signInTickets()
    .doc(digest(ticket))
    .create({ identity, usedBy: null, expiresAt: now + ticketMs })
  return ticket
}
