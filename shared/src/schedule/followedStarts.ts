import type { Bracket } from '../bracket/model/bracket.ts'
import { hasNotBegun } from '../bracket/model/isStarted.ts'
import { minutesOf, type ScheduleSettings } from '../bracket/model/scheduleSettings.ts'
import { planSchedule } from './planSchedule.ts'
import { plannedStart } from './plannedStart.ts'

const minute = 60_000

/**
 * The starts, by match id, that follow from other lengths of series and from matches that were added: each planned start
 * moves by as much as the plan computed before and after the change differs, so that what organizers have planned
 * otherwise stays so. A match that was added gets a start if others have one. A start that the teams have agreed on
 * stays, and none moves before `now`.
 */
export function followedStarts(
  before: Bracket,
  after: Bracket,
  { settings, now }: { readonly settings: ScheduleSettings; readonly now: number },
): ReadonlyMap<string, number> {
  const begins = [...before.matches.values()].filter(hasNotBegun).flatMap(match => plannedStart(match) ?? [])
  if (begins.length === 0) return new Map()
  const plan = { ...settings, startsAt: Math.min(...begins) }
  const [was, is] = [planSchedule(before, plan), planSchedule(after, plan)]
  const soonest = Math.ceil(now / minute) * minute
  return new Map(
    [...after.matches.values()].filter(hasNotBegun).flatMap(({ id, ...match }) => {
      const [from, to, start] = [was.get(id), is.get(id), plannedStart(match)]
      const known = before.matches.get(id)
      if (to === undefined || (match.startsAt ?? null) !== start) return []
      const isAdded = known === undefined || !hasNotBegun(known)
      if (start === null) return isAdded ? [[id, Math.max(soonest, to)] as const] : []
      if (from === undefined || from === to) return []
      const moved = start + to - from
      return [[id, moved < start ? Math.max(Math.min(start, soonest), moved) : moved] as const]
    }),
  )
}

/** When the last planned match that has not begun ends if its series takes its full length; null if none is planned. */
export function plannedEnd(
  { matches }: Bracket,
  settings: ScheduleSettings,
  starts: ReadonlyMap<string, number> = new Map(),
): number | null {
  const ends = [...matches.values()].filter(hasNotBegun).flatMap(match => {
    const start = starts.get(match.id) ?? match.startsAt ?? null
    return start === null ? [] : [start + minutesOf(settings, match) * minute]
  })
  return ends.length === 0 ? null : Math.max(...ends)
}
