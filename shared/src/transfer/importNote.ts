/** The kinds of what an import changes, guesses or leaves out, which the page names before anything is created. */
type NoteName =
  | 'score-replaced'
  | 'rounds-unkept'
  | 'score-unknown'
  | 'score-unkept'
  | 'winner-unknown'
  | 'game-scores-unkept'
  | 'length-changed'
  | 'column-unread'
  | 'table-unread'
  | 'row-unread'
  | 'field-unread'
  | 'name-changed'
  | 'players-unknown'
  | 'players-without-team'
  | 'phases-joined'
  | 'criteria-assumed'
  | 'criteria-unfit'

export interface ImportNote {
  readonly note: NoteName
  /** The first place: a match, a team, a column; empty for the whole. */
  readonly path: string
  /** The value of the source, and the one that is kept; empty where there is none. */
  readonly said: string
  readonly kept: string
  /** The number of places. */
  readonly count: number
}

export function importNote(
  note: NoteName,
  path = '',
  { said = '', kept = '' }: Partial<Pick<ImportNote, 'said' | 'kept'>> = {},
): ImportNote {
  return { note, path, said, kept, count: 1 }
}

/** Joins the notes that say the same of several places. */
export function groupedNotes(notes: readonly ImportNote[]): readonly ImportNote[] {
  const groups = Map.groupBy(notes, ({ note, said, kept }) => JSON.stringify([note, said, kept]))
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }],
  )
}
