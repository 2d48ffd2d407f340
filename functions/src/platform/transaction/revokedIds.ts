import type { DocumentReference, Transaction, WriteBatch } from 'firebase-admin/firestore'
import { digest } from '../digest.ts'
import { documents } from '../firestore/documents.ts'

/** The kinds of documents below a competition whose callers choose the id, and that can be deleted on their own. */
export type RevocableKind = 'teams' | 'players' | 'overlays' | 'webhooks' | 'apiKeys' | 'brackets' | 'joins'

/**
 * The collections in which `CheckedWrites` keeps the id of each deleted document taken by itself. The id of a player
 * with an account is the person's, who may come back.
 */
const ownDocument =
  /^competitions\/([^/]+)\/(?:(teams|overlays|webhooks|apiKeys)\/([^/]+)|(players)\/(guest-[^/]+))$/

/** The document that keeps an id taken. The id can be a secret, so its digest is stored. */
export function revokedId(competitionId: string, kind: RevocableKind, id: string) {
  return documents.revokedIds(competitionId).doc(digest(`${kind} ${id}`))
}

/** The ids that a transaction revokes and takes. */
export interface IdRecord {
  deleted(ref: Pick<DocumentReference, 'path'>): void
  created(ref: Pick<DocumentReference, 'path'>): void
  /** Revokes the id of something that is deleted otherwise. */
  revoke(competitionId: string, kind: RevocableKind, id: string): void
  /** Whether one of the created documents would get a revoked id. */
  isTaken(): Promise<boolean>
  /** Adds the revoked ids, and the condition that none of the created ones is revoked meanwhile. */
  writeTo(batch: WriteBatch): void
}

/**
 * Records which ids a transaction revokes, so that a late repetition of the call that created something does not bring
 * it back after its deletion.
 */
export function recordIds(reads: Transaction): IdRecord {
  const revoked = new Map<string, ReturnType<typeof revokedId>>()
  const created = new Map<string, ReturnType<typeof revokedId>>()
  return {
    deleted: ({ path }) => {
      const ref = revokedIdOf(path)
      if (ref !== null) revoked.set(ref.path, ref)
    },
    created: ({ path }) => {
      const ref = revokedIdOf(path)
      if (ref !== null) created.set(ref.path, ref)
    },
    revoke: (...id) => {
      const ref = revokedId(...id)
      revoked.set(ref.path, ref)
    },
    isTaken: async () => {
      const found = created.size === 0 ? [] : await reads.getAll(...created.values())
      return found.some(({ exists }) => exists)
    },
    writeTo: batch => {
      for (const ref of revoked.values()) batch.set(ref, { revokedAt: Date.now() })
      for (const ref of created.values()) batch.delete(ref, { exists: false })
    },
  }
}

function revokedIdOf(path: string): ReturnType<typeof revokedId> | null {
  const [, competitionId, kind, id, guests, guestId] = ownDocument.exec(path) ?? []
  if (competitionId === undefined) return null
  return revokedId(competitionId, (kind ?? guests) as RevocableKind, id ?? guestId ?? '')
}
