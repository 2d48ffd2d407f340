import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { CallableError } from '@upper-bracket/shared/contract/contract'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { captainIn } from '@upper-bracket/shared/draft/members'
import { pickByClock as byClock } from '@upper-bracket/shared/draft/pickPlayer'
import { turnOf } from '@upper-bracket/shared/draft/turn'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { callCaptains } from '../roster/callCaptains.ts'
import { clockTimers, type DraftIds, readDraft } from './readDraft.ts'

interface Due extends DraftIds {
  readonly turn: number
  readonly now: number
}

/** Picks for a captain whose time is over, when a page asks for it; the timer does the same later. */
export const pickByClock = action('pickByClock', {
  transact: async ({ input, now, competition }, reads, writes) => {
    const picked = await pickWhenDue(reads, writes, competition, { ...input, now })
    return picked.ok ? accept({ output: {} }) : picked
  },
})

/** Picks at the deadline if no page has asked for it. */
export async function pickByClockTimer(timer: Timer<'pickByClock'>): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const competition = await readCompetition(reads, timer.competitionId)
    if (!competition.ok) return accept(null)
    // One that is not due any more has no effect.
    await pickWhenDue(reads, writes, competition.value, { ...timer, now: Date.now() })
    return accept(null)
  })
}

async function pickWhenDue(
  reads: Transaction,
  writes: CheckedWrites,
  competition: Competition,
  { competitionId, draftId, turn, now }: Due,
): Promise<Outcome<null, CallableError<'pickByClock'> | 'not-found'>> {
  const ids = { competitionId, draftId }
  const isAwaited = (draft: Draft) => draft.turn === turn && draft.status === 'running'
  const found = await readDraft(reads, ids, isAwaited)
  if (!found.ok) return found
  const { draft, draftRead, players } = found.value
  if (!isAwaited(draft)) return accept(null)
  const current = turnOf(draft, players)
  const captainUid = current && captainIn(draft, players, current.team)
  const list =
    captainUid === null ? undefined : (await reads.get(documents.draftList(ids, captainUid))).data()
  const picked = byClock(draft, {
    turn,
    players,
    now,
    list: list?.uids ?? [],
    scale: rankScaleOf(competition),
  })
  if (!picked.ok) return picked
  const after = picked.value
  if (after === draft) return accept(null)
  writes.update(draftRead, { ...after })
  for (const timer of clockTimers(ids, after, players)) writes.schedule(timer)
  await callCaptains(
    reads,
    writes,
    { ...ids, competition, uid: null, now },
    { before: draft, after, players },
  )
  return accept(null)
}
