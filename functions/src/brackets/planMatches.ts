import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { changedStarts } from '@upper-bracket/shared/schedule/changedStarts'
import { planned } from '@upper-bracket/shared/schedule/plannedStart'
import type { Transaction } from 'firebase-admin/firestore'
import { type Call, type CallOutcome, defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { openBracket } from './openBracket.ts'
import { readAll } from './readMatches.ts'

/**
 * An organizer plans when matches start. Their revisions stay: what somebody does to a match at the same time is not
 * refused for it.
 */
export const planMatches = defineHandler(
  'planMatches',
  call => runOptimisticTransaction((reads, writes) => plan(reads, writes, call)),
  { timeoutMs: 45_000 },
)

async function plan(
  reads: Transaction,
  writes: CheckedWrites,
  { uid, input, now }: Call<'planMatches'>,
): Promise<CallOutcome<'planMatches'>> {
  const { competitionId, bracketId, starts, planId, edition: seen, ...settings } = input
  const [open, snapshots] = await Promise.all([
    openBracket(reads, 'planMatches', { uid, competitionId, bracketId }),
    readAll(reads, input),
  ])
  if (!open.ok) return open
  const { read, shape } = open.value
  const edition = shape.schedule?.edition ?? 0
  if (shape.schedule?.planId === planId) return accept({ edition })
  if (edition !== seen) return refuse('changed-meanwhile')

  const changed = changedStarts(dataOf(snapshots.values()), starts)
  if (!changed.ok) return changed
  for (const { id, startsAt = null } of changed.value) {
    const snapshot = snapshots.get(id)
    if (snapshot !== undefined) writes.update(snapshot, planned(startsAt))
  }
  const { minutes, pauseMinutes, atOnce } = settings
  writes.update(read, { schedule: { planId, edition: edition + 1, minutes, pauseMinutes, atOnce } })
  if (changed.value.length > 0) {
    const entry = deedLogEntry({ uid, at: now }, { action: 'planMatches', matchCount: changed.value.length })
    writes.log(competitionId, entry)
    if (open.value.competition.matchDay !== null) {
      writes.schedule({ kind: 'openCheckIns', dueAt: now, competitionId, bracketId })
    }
  }
  return accept({ edition: edition + 1 })
}
