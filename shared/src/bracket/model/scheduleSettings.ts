import type { BestOf } from '../../format/series.ts'
import { gamesToPlay } from './advantage.ts'
import type { Match } from './match.ts'

/** The settings from which the starts of matches are computed. */
export interface ScheduleSettings {
  /** The length of a series in minutes, by its number of games. */
  readonly minutes: Readonly<Record<BestOf, number>>
  /** The pause between two matches of a team. */
  readonly pauseMinutes: number
  /** The number of matches that can be played at the same time; null: any number. */
  readonly atOnce: number | null
}

export const defaultSchedule: ScheduleSettings = {
  minutes: { 1: 50, 2: 95, 3: 130, 5: 210, 7: 290 },
  pauseMinutes: 10,
  atOnce: null,
}

/** Completes stored settings, which may date from before series of two or seven games. */
export function withMinutes(stored: ScheduleSettings): ScheduleSettings {
  return { ...stored, minutes: { ...defaultSchedule.minutes, ...stored.minutes } }
}

/** How long a match takes if its series has its full length. */
export function minutesOf(
  { minutes }: Pick<ScheduleSettings, 'minutes'>,
  match: Pick<Match, 'bestOf' | 'games'>,
): number {
  return Math.ceil((minutes[match.bestOf] * gamesToPlay(match)) / match.bestOf)
}

export const scheduleLimits = { minutesMax: 600, pauseMax: 240, atOnceMax: 512, movesBy: 1440 } as const
