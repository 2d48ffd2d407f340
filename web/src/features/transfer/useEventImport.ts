import type { CallableOutput } from '@upper-bracket/shared/contract/contract'
import { eventsAtOnce } from '@upper-bracket/shared/transfer/transferLimits'
import type { LeftPicture } from '@upper-bracket/shared/transfer/archivedPictures'
import { useEffect, useRef, useState } from 'react'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import type { ListedEvent } from './listedEvent.ts'
import type { Transfer } from './transferOf.ts'
import { useFindImportedEventsMutation, useImportCompetitionMutation } from './transferEndpoints.ts'

/** What is known of an event of the list. */
export interface EventRow {
  readonly step: 'waiting' | 'reading' | 'importing' | 'failed'
  /** Null until the event has been read. */
  readonly transfer: Transfer | null
  readonly error: AppError | null
  /** The competition that the event has become, and whether it was there before. */
  readonly competition: { readonly id: string; readonly isOld: boolean } | null
  /** What became of the pictures of an archive; null before they are stored. */
  readonly pictures: { readonly left: readonly LeftPicture[] } | { readonly error: AppError } | null
}

/** What is under way, and how far. */
interface Progress {
  readonly work: 'read' | 'import' | 'pictures'
  readonly done: number
  readonly of: number
}

const newRow: EventRow = { step: 'waiting', transfer: null, error: null, competition: null, pictures: null }
/** Loaded with the code that uploads. */
const loadBringing = () => import('./bringPictures.ts')
/** The waits before a call is repeated that may succeed later. */
const backoffMs = [1000, 5000, 15_000, 30_000]
const repeatable = new Set<AppError['code']>(['try-again', 'unknown'])
/** A service may need up to a minute before it answers again. Each reading counts towards a limit of the person. */
const readBackoffMs = [30_000]
/** Refusals of one event, after which the others can still be imported. */
const ofOneEvent = new Set<AppError['code']>([
  'file-invalid',
  'id-taken',
  'not-found',
  'changed-meanwhile',
  'not-a-picture',
  'foreign-picture',
  'permission-denied',
])
/** After so many events in a row that could not be read, it is the service that does not answer. */
const unreadMax = 3

/**
 * Reads and imports events one after the other. A call is repeated with the same id, and an event is recognized by its
 * source, so that going on after an interruption imports nothing twice.
 */
export function useEventImport() {
  const [rows, setRows] = useState<ReadonlyMap<string, EventRow>>(new Map())
  const [progress, setProgress] = useState<Progress | null>(null)
  const [isRecognizing, setIsRecognizing] = useState(false)
  const [importCompetition] = useImportCompetitionMutation()
  const [findImportedEvents] = useFindImportedEventsMutation()
  const isShown = useShown()
  const ids = useRef(new Map<string, string>())
  const rowOf = (key: string) => rows.get(key) ?? newRow
  const change = (key: string, changes: Partial<EventRow>) =>
    setRows(current => new Map(current).set(key, { ...(current.get(key) ?? newRow), ...changes }))

  /** Finds out which events are here already, by their sources. Returns why this was not possible. */
  const recognize = async (keys: ReadonlyMap<string, string>): Promise<AppError | null> => {
    const sources = [...new Set(keys.values())]
    setIsRecognizing(true)
    let failure: AppError | null = null
    for (let start = 0; start < sources.length && failure === null; start += eventsAtOnce) {
      const asked = sources.slice(start, start + eventsAtOnce)
      const { data, error } = await findImportedEvents({ sources: asked })
      for (const [key, source] of keys) {
        const id = data?.competitionIds[source]
        if (id !== undefined) change(key, { competition: { id, isOld: true } })
      }
      failure = error === undefined ? null : toAppError(error)
    }
    setIsRecognizing(false)
    return failure
  }

  /** Reads events. A failure of one does not hold up the others; one that concerns all ends it, and is returned. */
  const read = async (chosen: readonly ListedEvent[]): Promise<AppError | null> => {
    const sources = new Map<string, string>()
    let unread = 0
    const failure = await oneByOne('read', chosen, async event => {
      change(event.key, { step: 'reading', error: null })
      const { data, error } = await repeated(async () => ({ data: await event.read() }), readBackoffMs)
      const source = data?.kind === 'competition' ? data.source : null
      if (source !== null) sources.set(event.key, source)
      change(event.key, { step: error ? 'failed' : 'waiting', transfer: data ?? null, error })
      unread = error === null ? 0 : unread + 1
      return error !== null && repeatable.has(error.code) && unread < unreadMax ? null : error
    })
    const unrecognized = await recognize(sources)
    return failure ?? unrecognized
  }

  /** Imports events that have been read. A failure that concerns all ends it, and is returned. */
  const importAll = (chosen: readonly ListedEvent[], { onPage }: { readonly onPage: boolean }) =>
    oneByOne('import', chosen, async ({ key }) => {
      const { transfer } = rowOf(key)
      if (transfer?.kind !== 'competition') return null
      const competitionId = ids.current.get(key) ?? newDocumentId()
      ids.current.set(key, competitionId)
      change(key, { step: 'importing', error: null })
      const { file, source } = transfer
      const input = { competitionId, file: JSON.stringify(file), onPage, ...(source !== null && { source }) }
      const { data, error } = await repeated<CallableOutput<'importCompetition'>>(
        () => importCompetition(input),
        backoffMs,
      )
      const competition = data
        ? { id: data.competitionId, isOld: data.competitionId !== competitionId }
        : null
      change(key, { step: error ? 'failed' : 'waiting', error, competition })
      // What pictures fail for is said in the row, and holds up no other event.
      if (competition !== null) await bring(key, transfer, competition.id)
      return error
    })

  /** Stores the pictures of events that are competitions already, as far as they lack them. */
  const bringAll = (chosen: readonly ListedEvent[]) =>
    oneByOne('pictures', chosen, async ({ key }) => {
      const { transfer, competition } = rowOf(key)
      return competition === null ? null : bring(key, transfer, competition.id)
    })

  async function bring(
    key: string,
    transfer: EventRow['transfer'],
    competitionId: string,
  ): Promise<AppError | null> {
    if (transfer?.kind !== 'competition' || transfer.pictures === undefined) return null
    const { file, pictures } = transfer
    const { data, error } = await repeated(async () => {
      const { bringPictures } = await loadBringing()
      return { data: await bringPictures({ competitionId, file, pictures }) }
    }, backoffMs)
    if (error !== null) change(key, { pictures: { error } })
    else if (data !== undefined) change(key, { pictures: { left: data } })
    return error
  }

  async function oneByOne(
    work: Progress['work'],
    chosen: readonly ListedEvent[],
    handle: (event: ListedEvent) => Promise<AppError | null>,
  ): Promise<AppError | null> {
    let failure: AppError | null = null
    for (const [done, event] of chosen.entries()) {
      if (!isShown.current || failure !== null) break
      setProgress({ work, done, of: chosen.length })
      const error = await handle(event)
      if (error !== null && !ofOneEvent.has(error.code)) failure = error
    }
    setProgress(null)
    return failure
  }

  async function repeated<Data>(
    call: () => PromiseLike<{ readonly data?: Data | undefined; readonly error?: unknown }>,
    pausesMs: readonly number[],
  ): Promise<{ readonly data: Data | undefined; readonly error: AppError | null }> {
    for (const pauseMs of [...pausesMs, null]) {
      const answer = await Promise.resolve(call()).catch((thrown: unknown) => ({
        data: undefined,
        error: thrown,
      }))
      const error = answer.error ? toAppError(answer.error) : null
      if (error === null || !repeatable.has(error.code) || pauseMs === null || !isShown.current)
        return { data: answer.data, error }
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
    return { data: undefined, error: null }
  }

  return { rowOf, progress, isBusy: progress !== null || isRecognizing, read, recognize, importAll, bringAll }
}

/** Whether the component is still there. */
function useShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
