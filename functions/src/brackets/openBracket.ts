import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Action } from '@upper-bracket/shared/competition/permissions'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { authorize } from '../platform/call/authorize.ts'
import { documents } from '../platform/firestore/documents.ts'

export interface OpenBracket {
  readonly competition: Competition
  readonly read: DocumentSnapshot<StoredBracketShape>
  readonly shape: StoredBracketShape
}

/** Reads a bracket for a caller who may do `action`; `changed-meanwhile` if it is no longer the competition's. */
export async function openBracket(
  reads: Transaction,
  action: Action,
  { uid, competitionId, bracketId }: BracketAddress & { readonly uid: string },
): Promise<Outcome<OpenBracket, 'not-found' | 'permission-denied' | 'changed-meanwhile'>> {
  const [authorized, read] = await Promise.all([
    authorize(reads, action, { uid, competitionId }),
    reads.get(documents.bracket(competitionId, bracketId)),
  ])
  return authorized.ok ? bracketOf(authorized.value.competition, read) : authorized
}

/** The bracket as it was read, if it is still the competition's. */
export function bracketOf(
  competition: Competition,
  read: DocumentSnapshot<StoredBracketShape>,
): Outcome<OpenBracket, 'not-found' | 'changed-meanwhile'> {
  const shape = read.data()
  // Where there is none at all, the one that the caller saw was deleted.
  if (shape === undefined && competition.bracketId !== null)
    return refuse('not-found', { document: 'bracket' })
  if (shape === undefined || competition.bracketId !== read.id) return refuse('changed-meanwhile')
  return accept({ competition, read, shape })
}
