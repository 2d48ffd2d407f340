import {
  type BroadcastQueue,
  type QueuedMatch,
  type RefillRule,
  refillRulesOf,
} from '@upper-bracket/shared/live/broadcastQueue'
import { useEffect, useRef, useState } from 'react'
import type { CompetitionDocument } from '#documents/competition.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { serializeByKey } from '#platform/streams/serializeByKey.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useSetBroadcastQueueMutation } from './broadcastQueueEndpoint.ts'

type Rows = readonly QueuedMatch[]
type Edit = (queue: BroadcastQueue) => BroadcastQueue

const maxAttempts = 4
const maxWaitMs = 5000
const pollMs = 100

/**
 * The queue as the viewer has changed it, until the stream brings the change, and the functions that change it. If
 * somebody else has changed the queue meanwhile, the change is made again to the new one.
 */
export function useBroadcastQueue(competition: CompetitionDocument, bracketId: string) {
  const { id: competitionId, broadcastQueue } = competition
  const [setQueue] = useSetBroadcastQueueMutation()
  const showError = useShowError()
  const [edits, setEdits] = useState<readonly Edit[]>([])
  const [accepted, setAccepted] = useState<BroadcastQueue | null>(null)
  const stored = storedQueue(broadcastQueue, bracketId)
  const latest = accepted !== null && accepted.revision > stored.revision ? accepted : stored
  const current = useRef(latest)
  useEffect(() => {
    if (latest.revision >= current.current.revision) current.current = latest
  }, [latest])

  async function submit(edit: Edit, attempt = 1): Promise<void> {
    const before = current.current
    const { matches, refill, revision } = edit(before)
    const newRules = refill !== undefined && refill !== before.refill ? { refill: [...refill] } : {}
    const input = { competitionId, bracketId, revision, matches: [...matches], ...newRules }
    const { data, error } = await setQueue(input)
    if (data !== undefined) {
      // Only the stream knows which matches new rules have added.
      if (newRules.refill !== undefined) return reached(data.revision)
      const next = { ...before, matches, revision: data.revision }
      if (next.revision <= current.current.revision) return
      current.current = next
      return setAccepted(next)
    }
    const { code, facts } = toAppError(error)
    const { revision: stored } = facts
    if (code !== 'changed-meanwhile' || typeof stored !== 'number' || attempt === maxAttempts) {
      return showError(error)
    }
    await reached(stored)
    await submit(edit, attempt + 1)
  }

  /** Waits until the stream has brought a revision, for a while. */
  async function reached(revision: number): Promise<void> {
    for (let waitedMs = 0; waitedMs < maxWaitMs && current.current.revision < revision; waitedMs += pollMs) {
      await new Promise(resolve => setTimeout(resolve, pollMs))
    }
  }

  async function apply(edit: Edit): Promise<void> {
    setEdits(all => [...all, edit])
    await serializeByKey(`${competitionId} queue`, () => submit(edit))
    setEdits(all => all.filter(each => each !== edit))
  }

  return {
    queue: edits.reduce((queue, edit) => edit(queue), latest),
    /** Changes the matches of all streams. */
    change: (edit: (rows: Rows) => Rows) => apply(queue => ({ ...queue, matches: edit(queue.matches) })),
    /** Sets the rule that refills the queue of a stream. */
    setRule: (stream: number, rule: RefillRule | null) =>
      apply(queue => {
        const rules = refillRulesOf(queue, bracketId)
        const length = Math.max(rules.length, stream + 1)
        const refill = Array.from({ length }, (_, at) => (at === stream ? rule : (rules[at] ?? null)))
        return { ...queue, refill }
      }),
  }
}

/** Adds a match to the end of a stream's queue, or moves it there. */
export function withMatch(rows: Rows, matchId: string, stream: number): Rows {
  const others = withoutMatch(rows, matchId)
  const locked = rows.find(row => row.matchId === matchId)?.locked ?? false
  return [...others, { matchId, stream, locked }]
}

export function withoutMatch(rows: Rows, matchId: string): Rows {
  return rows.filter(row => row.matchId !== matchId)
}

/** Moves a match to where another one is. */
export function withMatchAt(rows: Rows, matchId: string, targetId: string): Rows {
  const moved = rows.find(row => row.matchId === matchId)
  const to = rows.findIndex(row => row.matchId === targetId)
  const stream = rows[to]?.stream
  if (moved === undefined || stream === undefined) return rows
  return withoutMatch(rows, matchId).toSpliced(to, 0, { ...moved, stream })
}

function storedQueue(queue: BroadcastQueue | null, bracketId: string): BroadcastQueue {
  return queue?.bracketId === bracketId ? queue : { bracketId, matches: [], revision: queue?.revision ?? 0 }
}
