import type { FieldProblem } from '@upper-bracket/shared/errors/fieldProblems'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import type { ArchivedPictures, LeftPicture } from '@upper-bracket/shared/transfer/archivedPictures'
import type { ImportNote } from '@upper-bracket/shared/transfer/importNote'
import type { ReadFile } from '@upper-bracket/shared/transfer/transferReader'

export interface FoundProblem extends FieldProblem {
  /** The name or the id of what the path leads to; null if it has none. */
  readonly of: string | null
}

export type Transfer =
  | {
      readonly kind: 'competition'
      readonly file: CompetitionFile
      readonly notes: readonly ImportNote[]
      /** Identifies the event at its service; null if the source has no id of its own. */
      readonly source: string | null
      /** The pictures that an archive has of the competition, and those in it that cannot be taken. */
      readonly pictures?: ArchivedPictures
      readonly leftPictures?: readonly LeftPicture[]
    }
  | { readonly kind: 'problems'; readonly problems: readonly FoundProblem[] }

/** Returns what was read for the preview. */
export function transferOf(
  read: ReadFile,
  nameOf: (problem: FieldProblem) => string | null = () => null,
): Transfer {
  if (read.ok) {
    const { file, notes, source = null } = read
    return { kind: 'competition', file, notes, source }
  }
  return { kind: 'problems', problems: read.problems.map(each => ({ ...each, of: nameOf(each) })) }
}
