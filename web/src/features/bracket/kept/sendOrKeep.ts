import type {
  CommandInput,
  CommandName,
  CommandOutput,
} from '@upper-bracket/shared/bracket/commands/commandTable'
import {
  type GivenCommand,
  isKeepable,
  type KeptName,
  type KeptQueue,
} from '@upper-bracket/shared/bracket/kept/keptCommand'
import { keep, nextToSend, withKept } from '@upper-bracket/shared/bracket/kept/keptQueue'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import { selectUid } from '#documents/sessionSlice.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { type AppError, appError } from '#platform/errors/appError.ts'
import { inOrder } from '#platform/streams/inOrder.ts'
import { bracketSeenBy, bracketWithout, cachedBracket } from '../commands/optimisticUpdate.ts'
import { sendCommand } from '../commands/sendCommand.ts'
import { type KeptState, type KeptStore, keptApi, showKept } from './keptEndpoints.ts'
import { hasKept, type KeptKey } from './keptNote.ts'

type SessionState = Parameters<typeof selectUid>[0]

/** `meta`: the command waits on this device, and is shown by what is kept from now on. */
type Answer<N extends CommandName> =
  | { data: CommandOutput<N>; meta?: { readonly kept: true } }
  | { error: AppError }

/**
 * The `queryFn` of a command on a bracket. A command that scores a match is kept if there is no network, and behind
 * those that are kept already; to whoever gave it that is as good as a response.
 */
export function sendOrKeep<N extends CommandName>(name: N) {
  return (input: CommandInput<N>, store: KeptStore): Promise<Answer<N>> =>
    inOrder(input.bracketId, async (): Promise<Answer<N>> => {
      const uid = selectUid(store.getState() as SessionState)
      if (uid === null || !isKeepable(name, input)) return sendCommand(name, input)
      const key = { uid, competitionId: input.competitionId }
      const given = { name, input } as unknown as GivenCommand
      const mustWait = nextToSend(await keptNow(key, store)) !== null || !navigator.onLine
      const answer = mustWait ? { error: appError('offline') } : await sendCommand(name, input)
      if (!('error' in answer) || answer.error.code !== 'offline') return answer
      return (await keepCommand(key, given, { sent: !mustWait, store })) as Answer<N>
    })
}

async function keptNow(key: KeptKey, { getState }: KeptStore): Promise<KeptQueue> {
  if (!hasKept(key)) return []
  const shown = keptApi.endpoints.keptCommands.select(key)(getState() as KeptState).data
  if (shown !== undefined) return shown
  const { readKept } = await import('./keptStore.ts')
  return readKept(key)
}

async function keepCommand(
  key: KeptKey,
  given: GivenCommand,
  { sent, store: { dispatch, getState } }: { readonly sent: boolean; readonly store: KeptStore },
): Promise<Answer<KeptName>> {
  const cached = cachedBracket(given.input, getState() as KeptState)
  if (cached === null) return { error: appError('offline') }
  const keeping = { id: newDocumentId(), at: Date.now(), sent }
  const { bracketId, matchId } = given.input
  const { changeKept } = await import('./keptStore.ts')
  const tried: { outcome?: ReturnType<typeof keep<KeptName>> } = {}
  const queue = await changeKept(key, before => {
    const isBehind = before.some(({ touches, refusal }) => refusal === null && touches.includes(matchId))
    // What is cached includes the effect of this very command and, where several were given at once, of later ones.
    const seen =
      (isBehind ? null : bracketSeenBy(given.input)) ??
      withKept(bracketWithout(given.input, cached), bracketId, before)
    tried.outcome = keep(before, seen, given, keeping)
    return tried.outcome.ok ? tried.outcome.value.queue : before
  })
  await dispatch(showKept(key, queue))
  const { outcome } = tried as { outcome: Outcome<{ output: CommandOutput<KeptName> }> }
  return outcome.ok
    ? { data: outcome.value.output, meta: { kept: true } }
    : { error: appError(outcome.code, outcome.facts) }
}
