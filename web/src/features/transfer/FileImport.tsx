import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type Game, games } from '@upper-bracket/shared/games/game'
import { archiveSizeMax, fileLengthMax } from '@upper-bracket/shared/transfer/transferLimits'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDemonstration } from '#documents/useDemonstration.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { EventList } from './EventList.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import type { ListedEvent } from './listedEvent.ts'
import { ProblemList } from './ProblemList.tsx'
import type { FoundEvent } from './readTransfer.ts'
import type { Transfer } from './transferOf.ts'

/** The readers contain the domain of brackets, so that they are loaded with the first file. */
const loadReaders = () => import('./readTransfer.ts')
type Readers = Awaited<ReturnType<typeof loadReaders>>

/**
 * Reads files, asks for what their formats lack, and shows the competition or the problems; of several events a list.
 */
export default function FileImport({ files }: { readonly files: readonly File[] }) {
  const { t } = useTranslation(['transfer', 'competition', 'common'])
  const [name, setName] = useState(nameOf(files[0]?.name ?? '') || t('untitled'))
  const [game, setGame] = useState<Game>('dota2')
  const found = useFoundEvents(files)
  const isDemonstration = useDemonstration() === 'here'
  const events = useMemo(
    () => (isDemonstration ? (found?.events ?? []).map(withoutPictures) : (found?.events ?? [])),
    [found, isDemonstration],
  )
  const [only, ...others] = events
  const strayPictures = found !== null && 'readers' in found ? found.strayPictures : []
  const isSingle = only !== undefined && others.length === 0
  const needs = new Set(found?.events.flatMap(each => each.reader?.needs(each.text) ?? []))
  const transfer = useMemo(() => {
    if (found === null) return null
    if ('problems' in found) return found.problems
    return isSingle ? found.readers.readTransfer(only, { name, game, now: Date.now() }) : null
  }, [found, only, isSingle, name, game])
  const listed = useMemo(
    () => (found === null || isSingle || 'problems' in found ? [] : listedOf({ ...found, events }, game)),
    [found, events, isSingle, game],
  )
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', pt: 3 }}>
      {isSingle && needs.has('name') && (
        <FormField label={t('competition:setting_name')} value={name} onChange={setName} />
      )}
      {needs.has('game') && (
        <ChoiceCards
          dense
          legend={t('competition:setting_game')}
          choices={games.map(value => ({ value, label: t(`common:game_${value}`) }))}
          value={game}
          onChange={setGame}
        />
      )}
      {found === null && <RowsSkeleton rows={2} />}
      {events.some((event, index) => event !== found?.events[index]) && (
        <Alert severity="info" variant="outlined">
          {t('demonstrationPictures')}
        </Alert>
      )}
      {strayPictures.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {t('strayPictures', { count: strayPictures.length, list: strayNames(strayPictures) })}
        </Alert>
      )}
      {transfer?.kind === 'problems' && (
        <ProblemList problems={transfer.problems} ofFile={files[0]?.name !== ''} />
      )}
      {transfer?.kind === 'competition' && <ImportPreview {...transfer} />}
      {listed.length > 0 && <EventList key={game} events={listed} />}
    </Box>
  )
}

/** A demonstration stores no pictures. */
function withoutPictures(event: FoundEvent): FoundEvent {
  if (event.pictures === undefined) return event
  const { pictures: _pictures, leftPictures: _left, ...others } = event
  return others
}

/** The first names of a list that may be long. */
function strayNames(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown}…` : shown
}

function problemOf(problem: string): Transfer {
  return { kind: 'problems', problems: [{ path: '', problem, of: null }] }
}

/** The text of a file, or the texts in an archive. */
async function unpackedFile(file: File, { decodedText, isArchive, readArchive }: Readers): Promise<Unpacked> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!/\.zip$/i.test(file.name) || !isArchive(bytes)) {
    return { files: [{ name: file.name, text: decodedText(bytes) }] }
  }
  const read = readArchive(bytes)
  return read.ok ? read : { problem: read.problem }
}

type Unpacked =
  | {
      readonly files: Parameters<Readers['foundEvents']>[0]
      readonly strayPictures?: readonly string[]
    }
  | { readonly problem: string }

function nameOf(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '')
}

interface Found {
  readonly events: readonly FoundEvent[]
  readonly readers: Readers
  /** The pictures in archives that belong to none of the events. */
  readonly strayPictures: readonly string[]
}

/** The events of files that have been read in full. */
function listedOf({ events, readers }: Found, game: Game): readonly ListedEvent[] {
  return events.map((event, index) => {
    const name = nameOf(event.name)
    return {
      key: String(index),
      name,
      startDate: null,
      source: null,
      read: async () => readers.readTransfer(event, { name, game, now: Date.now() }),
    }
  })
}

/** The events in files; null while these are read. */
function useFoundEvents(files: readonly File[]) {
  const showError = useShowError()
  const [found, setFound] = useState<
    Found | { readonly events: readonly []; readonly problems: Transfer } | null
  >(null)
  useEffect(() => {
    // A text of the permitted length has at most three bytes per character.
    const isTooLarge = files.some(
      ({ name, size }) => size > (/\.zip$/i.test(name) ? archiveSizeMax : 3 * fileLengthMax),
    )
    if (isTooLarge) {
      setFound({ events: [], problems: problemOf('file-too-large') })
      return
    }
    let isCurrent = true
    const read = async () => {
      const readers = await loadReaders()
      const unpacked = await Promise.all(files.map(file => unpackedFile(file, readers)))
      const damaged = unpacked.find(each => 'problem' in each)
      const texts = unpacked.flatMap(each => ('problem' in each ? [] : each.files))
      const stray = unpacked.flatMap(each => ('problem' in each ? [] : (each.strayPictures ?? [])))
      if (!isCurrent) return
      if (damaged !== undefined) setFound({ events: [], problems: problemOf(damaged.problem) })
      else setFound({ events: readers.foundEvents(texts), readers, strayPictures: stray })
    }
    read().catch((error: unknown) => showError(toAppError(error)))
    return () => {
      isCurrent = false
    }
  }, [files, showError])
  return found
}
