import { eventSource } from '../eventSource.ts'
import { gameOf } from './readStartgg.ts'
import type { StartggListedTournament } from './startggData.ts'

/** An event of start.gg that has not been read. */
export interface ListedStartggEvent {
  readonly name: string
  readonly source: string
  readonly slug: string
  /** Milliseconds since the epoch; null if it is not known. */
  readonly startDate: number | null
  readonly entrants: number | null
}

/** The events of our games in some tournaments, newest first. */
export function listedEvents(tournaments: readonly StartggListedTournament[]): readonly ListedStartggEvent[] {
  return tournaments
    .flatMap(({ name: tournament, startAt, events }) =>
      (events ?? []).flatMap((event): ListedStartggEvent[] => {
        if (!event?.slug || gameOf(event.videogame?.name ?? '') === null) return []
        const at = event.startAt ?? startAt ?? null
        return [
          {
            source: eventSource('startgg', event.id),
            slug: event.slug,
            name: [tournament, event.name].filter(Boolean).join(' · '),
            startDate: at === null ? null : at * 1000,
            entrants: event.numEntrants ?? null,
          },
        ]
      }),
    )
    .toSorted((one, other) => (other.startDate ?? 0) - (one.startDate ?? 0))
}
