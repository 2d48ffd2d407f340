import type {
  CommandInput,
  CommandName,
  CommandOutput,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import {
  enqueue,
  nextToSend,
  withoutSuperseded,
  withQueued,
} from '@upper-bracket/shared/bracket/offlineQueue/offlineQueue'
import {
  type GivenCommand,
  isQueueable,
  type OfflineQueue,
  type QueuedName,
} from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { selectUid } from '#documents/sessionSlice.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { type AppError, appError } from '#platform/errors/appError.ts'
import { serializeByKey } from '#platform/streams/serializeByKey.ts'
import { bracketSeenBy, bracketWithout, cachedBracket } from './optimisticUpdate.ts'
import { sendCommand } from './sendCommand.ts'
import {
  type OfflineQueueStore,
  offlineQueueApi,
  type QueuedState,
  showQueued,
} from './offlineQueueEndpoints.ts'
import { hasQueued, type QueuedKey } from './queueNotice.ts'

type SessionState = Parameters<typeof selectUid>[0]

/** `meta` says that the command was queued, so that the queue shows it from now on. */
type Answer<N extends CommandName> =
  | { data: CommandOutput<N>; meta?: { readonly queued: true } }
  | { error: AppError }

/**
 * Returns the `queryFn` of a bracket command. A command that scores a match is queued if there is no network, or behind
 * commands that are already queued; for the caller this counts as success.
 */
export function sendOrEnqueue<N extends CommandName>(name: N) {
  return (input: CommandInput<N>, store: OfflineQueueStore): Promise<Answer<N>> =>
    serializeByKey(input.bracketId, async (): Promise<Answer<N>> => {
      const uid = selectUid(store.getState() as SessionState)
      if (uid === null || !isQueueable(name, input)) return sendCommand(name, input)
      const key = { uid, competitionId: input.competitionId }
      const given = { name, input } as unknown as GivenCommand
      const mustWait = nextToSend(await queuedNow(key, store)) !== null || !navigator.onLine
      const answer = mustWait ? { error: appError('offline') } : await sendCommand(name, input)
      if (!('error' in answer)) await dropSuperseded(key, given, store)
      if (!('error' in answer) || answer.error.code !== 'offline') return answer
      return (await keepCommand(key, given, { sent: !mustWait, store })) as Answer<N>
    })
}

async function queuedNow(key: QueuedKey, { getState }: OfflineQueueStore): Promise<OfflineQueue> {
  if (!hasQueued(key)) return []
  const shown = offlineQueueApi.endpoints.queuedCommands.select(key)(getState() as QueuedState).data
  if (shown !== undefined) return shown
  const { readQueued } = await import('./offlineQueueStore.ts')
  return readQueued(key)
}

/** Drops the conflict that an accepted command decides. */
async function dropSuperseded(
  key: QueuedKey,
  given: GivenCommand,
  { dispatch }: OfflineQueueStore,
): Promise<void> {
  if (!hasQueued(key)) return
  const { changeQueued } = await import('./offlineQueueStore.ts')
  await dispatch(showQueued(key, await changeQueued(key, queue => withoutSuperseded(queue, given))))
}

async function keepCommand(
  key: QueuedKey,
  given: GivenCommand,
  { sent, store: { dispatch, getState } }: { readonly sent: boolean; readonly store: OfflineQueueStore },
): Promise<Answer<QueuedName>> {
  const cached = cachedBracket(given.input, getState() as QueuedState)
  if (cached === null) return { error: appError('offline') }
  const entry = { id: newDocumentId(), at: Date.now(), sent }
  const { bracketId, matchId } = given.input
  const { changeQueued } = await import('./offlineQueueStore.ts')
  const tried: { outcome?: ReturnType<typeof enqueue<QueuedName>> } = {}
  const queue = await changeQueued(key, before => {
    const isBehind = before.some(({ touches, refusal }) => refusal === null && touches.includes(matchId))
    // The cache includes the prediction of this command and, if several were given at once, of later ones.
    const seen =
      (isBehind ? null : bracketSeenBy(given.input)) ??
      withQueued(bracketWithout(given.input, cached), bracketId, before)
    tried.outcome = enqueue(before, seen, given, entry)
    return tried.outcome.ok ? tried.outcome.value.queue : before
  })
  await dispatch(showQueued(key, queue))
  const { outcome } = tried as { outcome: Outcome<{ output: CommandOutput<QueuedName> }> }
  return outcome.ok
    ? { data: outcome.value.output, meta: { queued: true } }
    : { error: appError(outcome.code, outcome.facts) }
}
