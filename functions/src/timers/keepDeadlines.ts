import type { Draft } from '@upper-bracket/shared/draft/draft'
import { pauseDraft, resumeDraft } from '@upper-bracket/shared/draft/pauseDraft'
import { isClockRunning } from '@upper-bracket/shared/draft/turn'
import { accept } from '@upper-bracket/shared/errors/outcome'
import type { Timer } from '@upper-bracket/shared/events/timer'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { clockTimers, readDraft } from '../drafts/readDraft.ts'
import { resumeMatchRoom } from '../matchRoom/matchRoomTimers.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

const minuteMs = 60_000
/** A deadline so soon after a pause has lost most of its time to it. */
const soonMs = 15 * minuteMs
const atOnce = 25

/** The pause that is over; `until` stays the same when the job is repeated. */
interface Over {
  readonly since: number
  readonly until: number
}

type Postpone<K extends Timer['kind']> = (timer: Timer<K>, over: Over) => Promise<unknown>

/** What people could not do in time. The timers that are replaced have no effect any more. */
const postponed: { readonly [K in Timer['kind']]?: Postpone<K> } = {
  closeCheckIn: renewMatchRoom,
  confirmUnansweredReport: renewMatchRoom,
  pickVetoStepAtRandom: renewMatchRoom,
  pickByClock: restartTurn,
  closeReadinessCheck: extendReadinessCheck,
}

/**
 * Returns whether timers may fire. A pause is noted; after its end, what fell due meanwhile or falls due soon gets its
 * time again, and until then all else stays paused. Safe to run twice, even concurrently.
 */
export async function keepDeadlines(now: number): Promise<boolean> {
  const kept = documents.pausedDeadlines()
  const [pause, noted] = await Promise.all([documents.pause().get(), kept.get()])
  const since = noted.data()?.since ?? pause.data()?.since ?? pause.createTime?.toMillis() ?? now
  if (pause.exists) {
    if (!noted.exists || noted.data()?.until !== undefined) await kept.set({ since })
    return false
  }
  if (!noted.exists) return true
  const until = noted.data()?.until ?? now
  await kept.set({ since, until })
  for (const kind of Object.keys(postponed) as Timer['kind'][]) await postponeKind(kind, { since, until })
  await kept.delete()
  return true
}

async function postponeKind(kind: Timer['kind'], over: Over): Promise<void> {
  const { docs } = await find('timersOfKind', { kind })
    .startAt(over.since)
    .endBefore(over.until + soonMs)
    .get()
  for (let first = 0; first < docs.length; first += atOnce) {
    await Promise.all(docs.slice(first, first + atOnce).map(read => postpone(read, over)))
  }
}

/** One that cannot be postponed must not keep all else paused. */
async function postpone<K extends Timer['kind']>(
  read: QueryDocumentSnapshot<Timer<K>>,
  over: Over,
): Promise<void> {
  const timer = read.data()
  try {
    await (postponed[timer.kind] as Postpone<K> | undefined)?.(timer, over)
  } catch (error) {
    logs.timerFailed(read.ref.path, error)
  }
}

function renewMatchRoom(
  timer: Timer<'closeCheckIn' | 'confirmUnansweredReport' | 'pickVetoStepAtRandom'>,
  { until }: Over,
): Promise<void> {
  return resumeMatchRoom({ ...timer, dueAt: until })
}

/** The turn goes on with the time that it had left when the pause began. */
function restartTurn(ids: Timer<'pickByClock'>, { since, until }: Over): Promise<unknown> {
  return runOptimisticTransaction(async (reads, writes) => {
    const isLate = (draft: Draft) =>
      draft.turn === ids.turn && isClockRunning(draft) && (draft.turnStartedAt ?? until) < until
    const found = await readDraft(reads, ids, isLate)
    if (!found.ok || !isLate(found.value.draft)) return accept(null)
    const { draft, draftRead, players } = found.value
    const stopped = pauseDraft(draft, { players, now: since })
    const after = stopped.ok ? resumeDraft(stopped.value, { players, now: until }) : stopped
    if (!after.ok) return accept(null)
    writes.update(draftRead, { ...after.value })
    for (const timer of clockTimers(ids, after.value, players)) writes.schedule(timer)
    return accept(null)
  })
}

/** One that is not over yet is seen by everybody, and can be started again. */
async function extendReadinessCheck(timer: Timer<'closeReadinessCheck'>, { since, until }: Over) {
  const { competitionId, checkId, dueAt } = timer
  if (dueAt >= until) return
  await runOptimisticTransaction(async (reads, writes) => {
    const read = await reads.get(documents.competition(competitionId))
    const current = read.data()?.readinessCheck
    if (current?.checkId !== checkId || current.closedAt !== null || current.deadline !== dueAt)
      return accept(null)
    const deadline = dueAt + until - since
    writes.update(read, { readinessCheck: { ...current, deadline } })
    writes.schedule({ ...timer, dueAt: deadline })
    return accept(null)
  })
}
