import type { BestOf } from '../../format/series.ts'

/** What the starts of an evening's matches are worked out from. */
export interface ScheduleSettings {
  /** How long a series takes, in minutes, by its best of. */
  readonly minutes: Readonly<Record<BestOf, number>>
  /** Between two matches of a team. */
  readonly pauseMinutes: number
  /** How many matches can be played at once; null: any number. */
  readonly atOnce: number | null
}

/** What organizers begin with. */
export const defaultSchedule: ScheduleSettings = {
  minutes: { 1: 50, 3: 130, 5: 210 },
  pauseMinutes: 10,
  atOnce: null,
}

export const scheduleLimits = { minutesMax: 600, pauseMax: 240, atOnceMax: 512, movesBy: 1440 } as const
