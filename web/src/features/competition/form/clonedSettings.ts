import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { NewCompetitionSettings } from '@upper-bracket/shared/competition/settings/settingTable'
import { settingsOf } from './competitionDraft.ts'

const week = 7
const weekMs = week * 24 * 60 * 60_000

/**
 * Returns the settings for another edition of a competition: the same weekdays and local times, at least one week
 * later, in the first week in which registration can still be open.
 */
export function clonedSettings(original: Competition, now: number): NewCompetitionSettings {
  const settings = settingsOf(original)
  const passed = Math.max(0, Math.ceil((now - settings.registrationDeadline) / weekMs))
  const weeks = [passed, passed + 1].find(
    each => each > 0 && daysLater(settings.registrationDeadline, each * week) > now,
  )
  const days = (weeks ?? passed + 2) * week
  return {
    ...settings,
    startDate: daysLater(settings.startDate, days),
    registrationDeadline: daysLater(settings.registrationDeadline, days),
  }
}

/** Returns the same local time some days later, even if clocks change in between. */
function daysLater(at: number, days: number): number {
  const date = new Date(at)
  date.setDate(date.getDate() + days)
  return date.getTime()
}
