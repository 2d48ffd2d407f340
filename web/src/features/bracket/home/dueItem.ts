import type { CompetitionDocument } from '#documents/competition.ts'

/** Something that waits for the viewer, or that they wait for. */
export interface DueItem {
  readonly key: string
  /** The name of the step, for `data-next-step`. */
  readonly step: string
  readonly title: string
  /** The match or the team. */
  readonly subject: string | null
  readonly competition: Pick<CompetitionDocument, 'id' | 'name'>
  readonly href: string
  readonly action: string
  /** When the step ends or begins, in milliseconds since the epoch; null if unknown. */
  readonly at: number | null
  readonly onOpen?: () => void
}

/** The items of one source; undefined while loading. */
export type DueItems = readonly DueItem[] | undefined
