import type { CallableParsed } from '@upper-bracket/shared/contract/contract'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { deadlineOf } from '@upper-bracket/shared/draft/turn'
import type { Player } from '@upper-bracket/shared/player/player'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { Decision } from '../actions/steps.ts'
import { documents } from '../platform/firestore/documents.ts'

export type DraftIds = Pick<CallableParsed<'reopenDraft'>, 'competitionId' | 'draftId'>

/** The decision of an action on a draft: they all return nothing. */
export type DraftDecision = Omit<Decision<'pickPlayer'>, 'output'> & {
  readonly output: Record<string, never>
}

export interface FoundDraft {
  readonly draft: Draft
  readonly draftRead: DocumentSnapshot<Draft>
  /** All players of the competition; empty if they were not needed. */
  readonly players: readonly Player[]
}

/**
 * Reads a draft, and if it `needsPlayers` and the caller may be answered, all players of its competition: hundreds of
 * documents, which a late call does not cost.
 */
export async function readDraft(
  reads: Transaction,
  { competitionId, draftId }: DraftIds,
  needsPlayers: (draft: Draft) => boolean,
  target?: Promise<unknown>,
): Promise<Outcome<FoundDraft, 'not-found'>> {
  const [draftRead] = await Promise.all([reads.get(documents.draft(competitionId, draftId)), target])
  const draft = draftRead.data()
  if (draft === undefined) return refuse('not-found', { document: 'draft' })
  if (!needsPlayers(draft)) return accept({ draft, draftRead, players: [] })
  const players = await reads.get(documents.players(competitionId))
  return accept({ draft, draftRead, players: players.docs.map(player => player.data()) })
}

/** The timer of the current turn: a change of the draft begins another one, for which it has no effect. */
export function clockTimers(
  { competitionId, draftId }: DraftIds,
  draft: Draft,
  players: readonly Player[],
): readonly Timer[] {
  const deadline = deadlineOf(draft, players)
  if (deadline === null) return []
  return [{ kind: 'pickByClock', dueAt: deadline, competitionId, draftId, turn: draft.turn }]
}
