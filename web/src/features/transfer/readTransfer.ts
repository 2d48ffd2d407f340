import type { FieldProblem } from '@upper-bracket/shared/errors/fieldProblems'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import type { ImportNote } from '@upper-bracket/shared/transfer/importNote'
import { readers } from '@upper-bracket/shared/transfer/readers'
import { fileLengthMax } from '@upper-bracket/shared/transfer/transferLimits'
import type { ReadingContext, TransferReader } from '@upper-bracket/shared/transfer/transferReader'
import { unknownFormat } from '@upper-bracket/shared/transfer/unknownFormat'

export interface FoundProblem extends FieldProblem {
  /** The name or the id of what the path leads to; null if it has none. */
  readonly of: string | null
}

export type Transfer =
  | { readonly kind: 'competition'; readonly file: CompetitionFile; readonly notes: readonly ImportNote[] }
  | { readonly kind: 'problems'; readonly problems: readonly FoundProblem[] }

/** The reader of a text; null if no format is like it. */
export function readerOf(text: string): TransferReader | null {
  if (text.length > fileLengthMax) return null
  return readers.find(({ detect }) => detect(text)) ?? null
}

/** Reads a text by its reader, for the preview. */
export function readTransfer(reader: TransferReader | null, text: string, context: ReadingContext): Transfer {
  if (text.length > fileLengthMax) return problem('file-too-large')
  if (reader === null) return problem(unknownFormat(text))
  const read = reader.read(text, context)
  if (read.ok) return { kind: 'competition', file: read.file, notes: read.notes }
  return {
    kind: 'problems',
    problems: read.problems.map(each => ({
      ...each,
      of: reader.format === 'competition' ? nameAt(text, each) : null,
    })),
  }
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
