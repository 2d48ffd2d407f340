import { seriesLengths } from '@upper-bracket/shared/format/series'
import type { ScheduleSettings } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { scheduleLimits } from '@upper-bracket/shared/bracket/model/scheduleSettings'

/** The settings as typed; `atOnce` is empty for no limit. */
export interface SettingsDraft {
  readonly 1: string
  readonly 2: string
  readonly 3: string
  readonly 5: string
  readonly 7: string
  readonly pauseMinutes: string
  readonly atOnce: string
}

export type SettingsField = keyof SettingsDraft

/** The range of each field. */
export const settingsRange: Readonly<Record<SettingsField, { readonly min: number; readonly max: number }>> =
  {
    1: { min: 1, max: scheduleLimits.minutesMax },
    2: { min: 1, max: scheduleLimits.minutesMax },
    3: { min: 1, max: scheduleLimits.minutesMax },
    5: { min: 1, max: scheduleLimits.minutesMax },
    7: { min: 1, max: scheduleLimits.minutesMax },
    pauseMinutes: { min: 0, max: scheduleLimits.pauseMax },
    atOnce: { min: 1, max: scheduleLimits.atOnceMax },
  }

export function settingsDraft({ minutes, pauseMinutes, atOnce }: ScheduleSettings): SettingsDraft {
  return {
    1: String(minutes[1]),
    2: String(minutes[2]),
    3: String(minutes[3]),
    5: String(minutes[5]),
    7: String(minutes[7]),
    pauseMinutes: String(pauseMinutes),
    atOnce: atOnce === null ? '' : String(atOnce),
  }
}

/** Returns the settings, or the fields with an invalid number. */
export function readSettings(
  draft: SettingsDraft,
):
  | { readonly ok: true; readonly value: ScheduleSettings }
  | { readonly ok: false; readonly wrong: readonly SettingsField[] } {
  const numberIn = (field: SettingsField) => {
    const { min, max } = settingsRange[field]
    const number = /^\d{1,4}$/.test(draft[field].trim()) ? Number(draft[field]) : Number.NaN
    return number >= min && number <= max ? number : null
  }
  const isAny = draft.atOnce.trim() === ''
  const [one, two, three, five, seven] = [numberIn(1), numberIn(2), numberIn(3), numberIn(5), numberIn(7)]
  const pauseMinutes = numberIn('pauseMinutes')
  const atOnce = isAny ? null : numberIn('atOnce')
  if (
    one === null ||
    two === null ||
    three === null ||
    five === null ||
    seven === null ||
    pauseMinutes === null ||
    (!isAny && atOnce === null)
  ) {
    const fields: readonly SettingsField[] = [
      ...seriesLengths,
      'pauseMinutes',
      ...(isAny ? [] : (['atOnce'] as const)),
    ]
    return { ok: false, wrong: fields.filter(field => numberIn(field) === null) }
  }
  const minutes = { 1: one, 2: two, 3: three, 5: five, 7: seven }
  return { ok: true, value: { minutes, pauseMinutes, atOnce } }
}
