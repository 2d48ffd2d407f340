import type { CompetitionDocument } from '#documents/competition.ts'

type Competitions = readonly CompetitionDocument[]

/**
 * Returns the competitions of these lists without duplicates and finished ones: running ones first, then the soonest.
 */
export function myTournaments(lists: readonly (Competitions | undefined)[]): Competitions {
  const byId = new Map(lists.flatMap(list => list ?? []).map(competition => [competition.id, competition]))
  return [...byId.values()]
    .filter(({ status }) => status !== 'finished')
    .toSorted(
      (a, b) => Number(b.status === 'running') - Number(a.status === 'running') || a.startDate - b.startDate,
    )
}
