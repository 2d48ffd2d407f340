import { hasNotBegun } from '../bracket/model/isStarted.ts'
import type { Match } from '../bracket/model/match.ts'

const minute = 60_000

type PlannedMatch = Pick<Match, 'id' | 'status' | 'startsAt'>

/**
 * Returns the new starts by match id when everything that has not begun moves by `byMinutes`, which can be negative.
 * Finished, running and unplanned matches stay. Future matches keep their distances; when moved forward, the first of
 * them does not start before `now`. A late match is postponed at least to `now` and never moved forward.
 */
export function movePlan(
  matches: Iterable<PlannedMatch>,
  { byMinutes, now }: { readonly byMinutes: number; readonly now: number },
): ReadonlyMap<string, number> {
  const planned = [...matches].flatMap(match => {
    const startsAt = match.startsAt ?? null
    return startsAt !== null && hasNotBegun(match) ? [{ id: match.id, startsAt }] : []
  })
  const soonest = Math.ceil(now / minute) * minute
  const ahead = planned.map(({ startsAt }) => startsAt).filter(startsAt => startsAt >= now)
  const space = Math.min(0, soonest - Math.min(Infinity, ...ahead))
  const by = Math.max(byMinutes * minute, space)
  return new Map(
    planned.flatMap(({ id, startsAt }) => {
      const moved = startsAt >= now ? startsAt + by : by > 0 ? Math.max(soonest, startsAt + by) : startsAt
      return moved === startsAt ? [] : [[id, moved] as const]
    }),
  )
}
