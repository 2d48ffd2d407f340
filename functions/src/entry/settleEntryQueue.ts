import type { Entrant } from '@upper-bracket/shared/entry/enter'
import { isSettlingDue, nextTicketUp, settleQueue } from '@upper-bracket/shared/entry/settleQueue'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { entryEvents, requestsEvent } from '@upper-bracket/shared/events/entryEvents'
import type { Transaction } from 'firebase-admin/firestore'
import { coalesced } from '../platform/coalesced.ts'
import { find } from '../platform/firestore/find.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { readCounted, readEntrants } from './readEntrants.ts'
import { settleAt } from './settleAt.ts'
import { storeEntrants } from './storeEntrants.ts'

/** How many people change in a commit. */
const atOnce = 50

/**
 * Does what is due in the queue of a competition (see `settleQueue`), in commits of some people each, until nothing is
 * due. Safe to run twice, even concurrently: each commit requires that the competition has not changed.
 */
export const settleEntryQueue = coalesced(async (competitionId: string): Promise<void> => {
  for (let isDone = false; !isDone; ) {
    const settled = await runOptimisticTransaction((reads, writes) =>
      settleSome(competitionId, reads, writes),
    )
    if (!settled.ok) throw new Error(`The queue of ${competitionId} is not settled: ${settled.code}`)
    isDone = settled.value
  }
})

/** Returns whether nothing more is due. */
async function settleSome(competitionId: string, reads: Transaction, writes: CheckedWrites) {
  const counted = readCounted(reads, competitionId)
  const { held: current } = await counted
  if (current === undefined || !isSettlingDue(current, Date.now())) return accept(true)
  const waiting = find('waitingApplicants', { competitionId })
  const first = current.status === 'registration' ? nextTicketUp(current) : null
  const found = await Promise.all([
    reads.get(find('confirmingApplicants', { competitionId }).limit(atOnce)),
    reads.get((first === null ? waiting : waiting.startAt(first)).limit(atOnce)),
    reads.get(find('requestsOfCompetition', { competitionId, state: 'requested' }).limit(atOnce)),
    reads.get(find('returningApplicants', { competitionId }).limit(atOnce)),
  ])
  const applicants = found.flatMap(({ docs }) => docs)
  const read = await readEntrants(
    reads,
    competitionId,
    applicants.map(({ id }) => id),
    { counted },
  )
  if (read.held === undefined) return accept(true)
  const now = Date.now()
  const settled = settleQueue({
    competition: read.held,
    applicants: applicants.map(each => each.data()),
    profiles: read.joining,
    roster: read.roster,
    revokedIds: read.revokedIds,
    now,
  })
  if (settled.competition === read.held) return accept(true)

  const changed = new Map(settled.moved.map(entrant => [uidOf(entrant), entrant]))
  await storeEntrants(reads, writes, read, changed, { after: settled.competition })
  const events = [...changed].flatMap(([uid, entrant]) =>
    entryEvents(read.applicants.get(uid)?.data() ?? null, entrant),
  )
  const { name, entryQueue } = settled.competition
  emitEvents(writes, { competition: { id: competitionId, name }, byUid: null, at: now }, [
    ...events,
    ...(settled.tells ? [requestsEvent(entryQueue)] : []),
  ])
  for (const { applicant } of settled.moved) {
    if (applicant?.state === 'confirming') settleAt(writes, competitionId, applicant.confirmUntil)
  }
  return accept(settled.moved.length === 0)
}

function uidOf({ player, applicant }: Entrant): string {
  return player?.uid ?? applicant?.uid ?? ''
}
