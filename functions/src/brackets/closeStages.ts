import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { closings } from '@upper-bracket/shared/bracket/stages/closings'
import { closeStages as close } from '@upper-bracket/shared/bracket/stages/settleStages'
import { competitionResult } from '@upper-bracket/shared/bracket/standings/competitionResult'
import { accept } from '@upper-bracket/shared/errors/outcome'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { stageLimits } from '@upper-bracket/shared/format/bracketLimits'
import { bracketOf } from '../actions/openBracket.ts'
import { coalesced } from '../platform/coalesced.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import { logs } from '../platform/logs.ts'
import { retry } from '../platform/transaction/retry.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { readAll } from './readMatches.ts'
import { writeChange } from './writeChange.ts'

/** A closing takes less; if the process has died by then, the timer takes over. */
const resumeAfterMs = 30_000

/**
 * Closes the rounds and groups that a change may have ended, after its commit, and by a timer if that fails. Results of
 * one round so read and write nothing in common: the last of them sees that no match is open any more.
 */
export function closeAfterCommit(
  writes: CheckedWrites,
  { competitionId, bracketId }: BracketAddress,
  change: BracketChange,
  { isWhole, now }: { readonly isWhole: boolean; readonly now: number },
): void {
  for (const awaits of closings(change, { isWhole })) {
    const about = { competitionId, bracketId, awaits }
    const timer = { kind: 'closeStages', dueAt: now + resumeAfterMs, ...about } as const
    const ref = writes.schedule(timer)
    writes.afterCommit(async () => {
      try {
        await closeOnce(JSON.stringify(about))
        await ref.delete()
      } catch (error) {
        logs.timerFailed(ref.path, error)
      }
    })
  }
}

/**
 * Seats the teams that have taken their places, publishes the round that is due, and finishes the competition, unless a
 * match is still open. Safe to run twice: all that reads the bracket as a whole takes place one after the other.
 */
export async function closeStages({
  competitionId,
  bracketId,
  awaits,
}: Pick<Timer<'closeStages'>, 'competitionId' | 'bracketId' | 'awaits'>): Promise<void> {
  const isOpen = async () => {
    if (awaits === null) return false
    const status = ['waiting', 'ready', 'running'] as const
    const open = find('matchesOfGroup', { competitionId, bracketId, ...awaits, status })
    const { count } = (await open.count().get()).data()
    if (count === 0 || count > stageLimits.tieBreaksMax) return count > 0
    // A tie-break match keeps nobody waiting but its own teams.
    return (await open.get()).docs.some(match => match.data().section !== 'tie-break')
  }
  if (!(await retry(isOpen))) await closeBracket(`${competitionId}/${bracketId}`)
}

/** Results of a round that come at the same time share a run. */
const closeOnce = coalesced((about: string) => closeStages(JSON.parse(about)))

const closeBracket = coalesced(async (key: string): Promise<void> => {
  const [competitionId = '', bracketId = ''] = key.split('/')
  const outcome = await runOptimisticTransaction(async (reads, writes) => {
    const [competition, read, snapshots] = await Promise.all([
      readCompetition(reads, competitionId),
      reads.get(documents.bracket(competitionId, bracketId)),
      readAll(reads, { competitionId, bracketId }),
    ])
    if (!competition.ok) return accept(null)
    const open = bracketOf(competition.value, read)
    if (!open.ok) return accept(null)
    const { shape } = open.value
    const closed = close({ shape, matches: dataOf(snapshots.values()) })
    if (!closed.ok) return closed
    const { bracket, changes } = closed.value
    const result = competitionResult(competition.value, bracket, { isWhole: true })
    if (changes.length === 0 && bracket.shape === shape && result === null) return accept(null)
    const change = { open: open.value, extent: 'whole', snapshots, change: closed.value } as const
    await writeChange(reads, writes, {
      ...change,
      address: { competitionId, bracketId },
      uid: null,
      now: Date.now(),
      fromMatchRoomOf: null,
    })
    return accept(null)
  })
  if (!outcome.ok) throw new Error(`The stages of ${key} cannot be closed: ${outcome.code}`)
})
