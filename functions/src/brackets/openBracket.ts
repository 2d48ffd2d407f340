import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Action } from '@upper-bracket/shared/competition/permissions'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { authorize } from '../platform/call/authorize.ts'
import { documents } from '../platform/firestore/documents.ts'

/** A command on a bracket, as it comes in. */
export interface BracketCall {
  readonly uid: string
  readonly input: { readonly competitionId: string; readonly bracketId: string }
  readonly now: number
}

export type BracketAnswer<Output, C extends ErrorCode> = Outcome<
  Output,
  C | 'not-found' | 'permission-denied' | 'changed-meanwhile'
>

export interface OpenBracket {
  readonly competition: Competition
  readonly read: DocumentSnapshot<StoredBracketShape>
  readonly shape: StoredBracketShape
}

/** A bracket for who may do `action`; `changed-meanwhile` where the competition has another one by now, or none. */
export async function openBracket(
  reads: Transaction,
  action: Action,
  { uid, input: { competitionId, bracketId } }: BracketCall,
): Promise<Outcome<OpenBracket, 'not-found' | 'permission-denied' | 'changed-meanwhile'>> {
  const [authorized, read] = await Promise.all([
    authorize(reads, action, { uid, competitionId }),
    reads.get(documents.bracket(competitionId, bracketId)),
  ])
  if (!authorized.ok) return authorized
  const { competition } = authorized.value
  const shape = read.data()
  // Where there is none at all, the one that the caller saw was deleted.
  if (shape === undefined && competition.bracketId !== null)
    return refuse('not-found', { document: 'bracket' })
  if (shape === undefined || competition.bracketId !== bracketId) return refuse('changed-meanwhile')
  return accept({ competition, read, shape })
}
