import type { StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { DocumentSnapshot } from 'firebase-admin/firestore'

export interface OpenBracket {
  readonly competition: Competition
  readonly read: DocumentSnapshot<StoredBracketShape>
  readonly shape: StoredBracketShape
}

/** Returns the bracket that was read, if it is still the competition's. */
export function bracketOf(
  competition: Competition,
  read: DocumentSnapshot<StoredBracketShape>,
): Outcome<OpenBracket, 'not-found' | 'changed-meanwhile'> {
  const shape = read.data()
  // Without any bracket, the one that the caller saw was deleted.
  if (shape === undefined && competition.bracketId !== null)
    return refuse('not-found', { document: 'bracket' })
  if (shape === undefined || competition.bracketId !== read.id) return refuse('changed-meanwhile')
  return accept({ competition, read, shape })
}
