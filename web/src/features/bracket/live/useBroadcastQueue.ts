import {
  type BroadcastQueue,
  type QueuedMatch,
  queuedMatches,
} from '@upper-bracket/shared/live/broadcastQueue'
import { useState } from 'react'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useSend } from '#ui/useSend.ts'
import { useSetBroadcastQueueMutation } from './broadcastQueueEndpoint.ts'

/** The queue as the viewer has changed it, until the stream brings the change, and the function that changes it. */
export function useBroadcastQueue(
  { id: competitionId, broadcastQueue }: CompetitionDocument,
  bracketId: string,
) {
  const [setQueue] = useSetBroadcastQueueMutation()
  const send = useSend()
  const [sent, setSent] = useState<BroadcastQueue | null>(null)
  const storedRevision = broadcastQueue?.revision ?? 0
  const queue =
    sent !== null && sent.revision > storedRevision
      ? sent
      : { bracketId, matches: queuedMatches(broadcastQueue, bracketId), revision: storedRevision }

  async function change(matches: readonly QueuedMatch[]): Promise<void> {
    const { revision } = queue
    const next = { bracketId, matches, revision: revision + 1 }
    setSent(next)
    const input = { competitionId, bracketId, revision, matches: [...matches] }
    const isDone = await send(setQueue(input), {
      done: output => {
        // A queue that was already so keeps its revision.
        setSent(current => (current === next ? { ...next, revision: output.revision } : current))
        return undefined
      },
    })
    if (!isDone) setSent(null)
  }
  return { queue, change }
}
