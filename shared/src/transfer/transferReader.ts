import type { FieldProblem } from '../errors/fieldProblems.ts'
import type { Game } from '../games/game.ts'
import type { CompetitionFile } from './competitionFile.ts'
import type { ImportNote } from './importNote.ts'

/**
 * The result of reading a file: a competition that `fileProblems` accepts, with what it does not have from the source,
 * or all problems with their paths.
 */
export type ReadFile =
  | {
      readonly ok: true
      readonly file: CompetitionFile
      readonly notes: readonly ImportNote[]
      /** Identifies the event at its service (`eventSource`). Absent if the source has no id of its own. */
      readonly source?: string
    }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] }

/** The organizer's choices for what a foreign file does not say. */
export interface ReadingContext {
  readonly name: string
  readonly game: Game
  /** Milliseconds since the epoch, by the server's clock. */
  readonly now: number
}

/** A format that can be imported. */
export interface TransferReader {
  readonly format: 'competition' | 'brackets-manager' | 'challonge' | 'csv'
  /** The fields of `ReadingContext` that the page asks for, because the text lacks them. */
  readonly needs: (text: string) => readonly ('name' | 'game')[]
  /** Whether the text looks like this format, however damaged it is. */
  readonly detect: (text: string) => boolean
  readonly read: (text: string, context: ReadingContext) => ReadFile
}
