import type { CompetitionDocument } from '#documents/competition.ts'

/**
 * `now`: the viewer holds something up. `open`: the viewer's next step or match, which holds up nobody yet. `waiting`:
 * the viewer waits for others.
 */
const urgencies = ['now', 'open', 'waiting'] as const

/** Something that waits for the viewer, or that they wait for. */
export interface DueItem {
  readonly key: string
  /** The name of the step, for `data-next-step`. */
  readonly step: string
  readonly urgency: (typeof urgencies)[number]
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

/** Sorts the most urgent first; among equals what ends or begins first, then what has no time. */
export function byUrgency(a: DueItem, b: DueItem): number {
  const [one, other] = [a, b].map(({ urgency, at }) => [urgencies.indexOf(urgency), at ?? Number.MAX_VALUE])
  return (one?.[0] ?? 0) - (other?.[0] ?? 0) || (one?.[1] ?? 0) - (other?.[1] ?? 0)
}
