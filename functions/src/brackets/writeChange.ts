import { loggedChanges } from '@upper-bracket/shared/bracket/commands/logEntry'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { champion, isDecided } from '@upper-bracket/shared/bracket/standings/champion'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Action } from '@upper-bracket/shared/competition/permissions'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import type { BracketCall, OpenBracket } from './openBracket.ts'
import type { MatchSnapshots } from './readMatches.ts'

interface Change {
  readonly action: Action
  readonly call: BracketCall
  readonly open: OpenBracket
  /** All matches of the bracket, or those on which the command depends. */
  readonly snapshots: MatchSnapshots
  readonly isWhole: boolean
  readonly change: BracketChange
  /** What the log says of the command; null for what is done too often to be kept. */
  readonly log: { readonly matchId: string | null; readonly teamIds: readonly string[] } | null
}

/**
 * Writes what a command changed: the matches, the teams of the bracket, whether the competition is over and who
 * has won it, and an entry of the log.
 */
export async function writeChange(reads: Transaction, writes: CheckedWrites, change: Change): Promise<void> {
  const { call, open, snapshots, isWhole, log } = change
  const { bracket, changes } = change.change
  for (const [{ id }, after] of changes) {
    const snapshot = snapshots.get(id)
    if (snapshot !== undefined) writes.update(snapshot, { ...after })
  }
  if (isWhole) {
    writes.update(open.read, { teamIds: bracket.shape.teamIds, edits: FieldValue.increment(1) })
  }
  await writeEnd(reads, writes, change)
  if (log === null) return
  writes.create(
    { ref: documents.newLogEntry(call.input.competitionId) },
    {
      ...log,
      uid: call.uid,
      at: call.now,
      action: change.action,
      bracketId: call.input.bracketId,
      changes: loggedChanges(change.change),
    },
  )
}

async function writeEnd(
  reads: Transaction,
  writes: CheckedWrites,
  { call, open, isWhole, change }: Change,
): Promise<void> {
  const { competitionId } = call.input
  const isOver = isDecided(change.bracket)
  // A part of the bracket shows that it is decided, never that it is not.
  if (!isOver && !isWhole) return
  const teamId = isOver ? champion(change.bracket) : null
  const status: Competition['status'] = isOver ? 'finished' : 'running'
  const { competition } = open
  if (competition.status === status && (competition.champion?.teamId ?? null) === teamId) return

  const [read, team] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    teamId === null ? null : reads.get(documents.team(competitionId, teamId)),
  ])
  writes.update(read, {
    champion: teamId === null ? null : { teamId, name: team?.data()?.name ?? '' },
    status,
    updatedAt: call.now,
  })
}
