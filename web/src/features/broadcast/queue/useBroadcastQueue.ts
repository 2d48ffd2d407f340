import {
  type BroadcastQueue,
  type QueuedMatch,
  type RefillRule,
  refillRulesOf,
} from '@upper-bracket/shared/live/broadcastQueue'
import { useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { type CompetitionDocument, competitionApi } from '#documents/competition.ts'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { serializeByKey } from '#platform/streams/serializeByKey.ts'
import { useShowError } from '#platform/toasts/useToast.ts'

const { useSetBroadcastQueueMutation } = api.injectEndpoints({
  endpoints: build => ({
    setBroadcastQueue: callable(build, 'competitions', 'setBroadcastQueue'),
  }),
})

type Rows = readonly QueuedMatch[]
/** Making an edit again changes nothing: it is shown until its call has answered, even if the stream was faster. */
type Edit = (queue: BroadcastQueue) => BroadcastQueue

const { select: selectCompetition } = competitionApi.endpoints.competition
type ApiState = Parameters<ReturnType<typeof selectCompetition>>[0]

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
  const latestAccepted = useRef<BroadcastQueue | null>(null)
  const store = useStore<ApiState>()

  /** Reads the store, because a change can be sent again after its page has been left. */
  function current(): BroadcastQueue {
    const document = selectCompetition(competitionId)(store.getState()).data?.value
    return newer(latestAccepted.current, storedQueue(document?.broadcastQueue ?? null, bracketId))
  }

  async function submit(edit: Edit, attempt = 1): Promise<void> {
    const before = current()
    const { matches, refill, revision } = edit(before)
    const newRules = refill !== undefined && refill !== before.refill ? { refill: [...refill] } : {}
    const input = { competitionId, bracketId, revision, matches: [...matches], ...newRules }
    const { data, error } = await setQueue(input)
    if (data !== undefined) {
      // Only the stream knows which matches new rules have added.
      if (newRules.refill !== undefined) return reached(data.revision)
      const next = { ...before, matches, revision: data.revision }
      latestAccepted.current = next
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
    for (let waitedMs = 0; waitedMs < maxWaitMs && current().revision < revision; waitedMs += pollMs) {
      await new Promise(resolve => setTimeout(resolve, pollMs))
    }
  }

  async function apply(edit: Edit): Promise<void> {
    setEdits(all => [...all, edit])
    await serializeByKey(`${competitionId} queue`, () => submit(edit))
    setEdits(all => all.filter(each => each !== edit))
  }

  const latest = newer(accepted, storedQueue(broadcastQueue, bracketId))
  const queue = edits.reduce((edited, edit) => edit(edited), latest)
  const isMade = edits.length > 0 || accepted !== null || broadcastQueue?.bracketId === bracketId
  return {
    queue,
    /** The queue as the competition will have it; null as long as nobody has made one. */
    broadcastQueue: isMade ? queue : null,
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

/** Moves a match next to another one, into its stream. Doing so again changes nothing. */
export function withMatchNextTo(
  rows: Rows,
  matchId: string,
  targetId: string,
  side: 'before' | 'after',
): Rows {
  const moved = rows.find(row => row.matchId === matchId)
  const others = withoutMatch(rows, matchId)
  const at = others.findIndex(row => row.matchId === targetId)
  const stream = others[at]?.stream
  if (moved === undefined || stream === undefined) return rows
  return others.toSpliced(side === 'before' ? at : at + 1, 0, { ...moved, stream })
}

function newer(accepted: BroadcastQueue | null, stored: BroadcastQueue): BroadcastQueue {
  return accepted !== null && accepted.revision > stored.revision ? accepted : stored
}

function storedQueue(queue: BroadcastQueue | null, bracketId: string): BroadcastQueue {
  return queue?.bracketId === bracketId ? queue : { bracketId, matches: [], revision: queue?.revision ?? 0 }
}
