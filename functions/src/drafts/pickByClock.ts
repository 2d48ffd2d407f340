import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { CallableError } from '@upper-bracket/shared/contract/contract'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { captainIn } from '@upper-bracket/shared/draft/members'
import { pickByClock as byClock } from '@upper-bracket/shared/draft/pickPlayer'
import { turnOf } from '@upper-bracket/shared/draft/turn'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { draftEvents } from '@upper-bracket/shared/events/draftEvents'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { clockTimers, type DraftIds, type FoundDraft, readDraft } from './readDraft.ts'

interface Due {
  readonly turn: number
  readonly now: number
}

interface ClockPick extends FoundDraft {
  readonly after: Draft
}

/** Picks for a captain whose time is over, when a page asks for it; the timer does the same later. */
export const pickByClock = action('pickByClock', {
  transact: async ({ input, now, competition }, reads, writes) => {
    const picked = await pickWhenDue(reads, competition, input, { turn: input.turn, now })
    if (!picked.ok) return picked
    const { draft, draftRead, players, after } = picked.value
    if (after === draft) return accept({ output: {} })
    writes.update(draftRead, { ...after })
    const events = draftEvents(input.draftId, { before: draft, after, players })
    return accept({ output: {}, events, timers: clockTimers(input, after, players) })
  },
})

/** Picks at the deadline if no page has asked for it. */
export async function pickByClockTimer({
  competitionId,
  draftId,
  turn,
}: Timer<'pickByClock'>): Promise<void> {
  const ids = { competitionId, draftId }
  await runOptimisticTransaction(async (reads, writes) => {
    const competition = await readCompetition(reads, competitionId)
    if (!competition.ok) return accept(null)
    const now = Date.now()
    const picked = await pickWhenDue(reads, competition.value, ids, { turn, now })
    if (!picked.ok) return accept(null)
    const { draft, draftRead, players, after } = picked.value
    if (after === draft) return accept(null)
    writes.update(draftRead, { ...after })
    for (const timer of clockTimers(ids, after, players)) writes.schedule(timer)
    const { name } = competition.value
    const context = { competition: { id: competitionId, name }, byUid: null, at: now }
    emitEvents(writes, context, draftEvents(draftId, { before: draft, after, players }))
    return accept(null)
  })
}

async function pickWhenDue(
  reads: Transaction,
  competition: Competition,
  ids: DraftIds,
  { turn, now }: Due,
): Promise<Outcome<ClockPick, CallableError<'pickByClock'> | 'not-found'>> {
  const isAwaited = (draft: Draft) => draft.turn === turn && draft.status === 'running'
  const found = await readDraft(reads, ids, isAwaited)
  if (!found.ok) return found
  const { draft, players } = found.value
  if (!isAwaited(draft)) return accept({ ...found.value, after: draft })
  const current = turnOf(draft, players)
  const captainUid = current && captainIn(draft, players, current.team)
  const list =
    captainUid === null ? undefined : (await reads.get(documents.draftList(ids, captainUid))).data()
  const after = byClock(draft, {
    turn,
    players,
    now,
    list: list?.uids ?? [],
    scale: rankScaleOf(competition),
  })
  return after.ok ? accept({ ...found.value, after: after.value }) : after
}
