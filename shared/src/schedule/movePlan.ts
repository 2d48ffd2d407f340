import type { Match } from '../bracket/model/match.ts'

const minute = 60_000

type PlannedMatch = Pick<Match, 'id' | 'status' | 'startsAt'>

/**
 * The new starts by match id when everything that has not begun moves by `byMinutes`, earlier where it is negative; what
 * is over, runs or is not planned stays. Matches that are still ahead keep their distances: brought forward, they move
 * only as far as the first of them does not start before `now`. One that is late is put off as well, to `now` at least,
 * and not brought forward.
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

/** Whether a match can still be planned: it neither runs nor is over. */
export function hasNotBegun({ status }: Pick<Match, 'status'>): boolean {
  return status === 'waiting' || status === 'ready'
}
