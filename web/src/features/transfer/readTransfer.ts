import type { FieldProblem } from '@upper-bracket/shared/errors/fieldProblems'
import type { ArchivedFile } from '@upper-bracket/shared/transfer/archive'
import { challongeTexts } from '@upper-bracket/shared/transfer/challonge/challongeTexts'
import { competitionIdOfFile } from '@upper-bracket/shared/transfer/competitionFileName'
import { eventSource, sourceOfText } from '@upper-bracket/shared/transfer/eventSource'
import { readers } from '@upper-bracket/shared/transfer/readers'
import { fileLengthMax } from '@upper-bracket/shared/transfer/transferLimits'
import type { ReadingContext, TransferReader } from '@upper-bracket/shared/transfer/transferReader'
import { unknownFormat } from '@upper-bracket/shared/transfer/unknownFormat'
import { type Transfer, transferOf } from './transferOf.ts'

export { isArchive, readArchive } from '@upper-bracket/shared/transfer/archive'
export { decodedText } from '@upper-bracket/shared/transfer/decodedText'

/** The reader of a text; null if no format is like it. */
export function readerOf(text: string): TransferReader | null {
  if (text.length > fileLengthMax) return null
  return readers.find(({ detect }) => detect(text)) ?? null
}

/**
 * Reads an event of files, for the preview. One without an id of its own is recognized by that in its name or by its text,
 * together with what the organizer has entered for it.
 */
export function readTransfer(event: FoundEvent, context: ReadingContext): Transfer {
  const { reader, text, source, pictures, leftPictures } = event
  if (text.length > fileLengthMax) return problem('file-too-large')
  if (reader === null) return problem(unknownFormat(text))
  const transfer = transferOf(reader.read(text, context), each =>
    reader.format === 'competition' ? nameAt(text, each) : null,
  )
  if (transfer.kind === 'problems' || transfer.source !== null) return transfer
  const entered = reader.needs(text).map(field => context[field])
  return {
    ...transfer,
    source: source ?? sourceOfText([...entered, text].join('\n')),
    ...(pictures && { pictures }),
    ...(leftPictures && { leftPictures }),
  }
}

/** An event in files that were chosen together. */
export interface FoundEvent extends ArchivedFile {
  readonly reader: TransferReader | null
  readonly source: string | null
}

/**
 * The events in some files: one per file, but tables belong together, and so do the answers of Challonge about a
 * tournament. Files with different content are different events, even if their names have the same id.
 */
export function foundEvents(files: readonly ArchivedFile[]): readonly FoundEvent[] {
  const tables: ArchivedFile[] = []
  const challonge: ArchivedFile[] = []
  const events: FoundEvent[] = []
  for (const file of files) {
    const reader = readerOf(file.text)
    if (reader?.format === 'challonge') challonge.push(file)
    else if (/^\uFEFF?\s*[[{]/.test(file.text)) {
      // Only our own files are named by ids.
      const id = reader?.format === 'competition' ? competitionIdOfFile(file.name) : null
      events.push({ ...file, reader, source: id === null ? null : eventSource('upper-bracket', id) })
    } else tables.push(file)
  }
  const [table] = tables
  if (table !== undefined) {
    const text = tables.map(each => each.text).join('\n\n')
    events.push({ name: table.name, text, reader: readerOf(text), source: null })
  }
  const [answer] = challonge
  if (answer !== undefined) {
    const texts = challongeTexts(challonge.map(each => each.text))
    events.push(...texts.map(text => ({ name: answer.name, text, reader: readerOf(text), source: null })))
  }
  return withDistinctSources(events)
}

function withDistinctSources(events: readonly FoundEvent[]): readonly FoundEvent[] {
  const bySource = Map.groupBy(events, ({ source }) => source)
  return events.map(event => {
    const isSame = bySource.get(event.source)?.every(({ text }) => text === event.text)
    return isSame ? event : { ...event, source: null }
  })
}

function problem(name: string): Transfer {
  return { kind: 'problems', problems: [{ path: '', problem: name, of: null }] }
}

/** The name of the team or player, or the id of the match, in which a problem is. */
function nameAt(text: string, { path }: FieldProblem): string | null {
  const [, place] = /^((?:bracket\.matches|players|teams)\.\d+)/.exec(path) ?? []
  if (place === undefined) return null
  const found = place
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), JSON.parse(text))
  const name = isObject(found) ? (found['name'] ?? found['id']) : null
  return typeof name === 'string' ? name.slice(0, 80) : null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
