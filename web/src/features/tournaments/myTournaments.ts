import type { CompetitionDocument } from '#documents/competition.ts'

type Competitions = readonly CompetitionDocument[]

/** Every competition of these lists once, without those that are over: running ones first, then the soonest. */
export function myTournaments(lists: readonly (Competitions | undefined)[]): Competitions {
  const byId = new Map(lists.flatMap(list => list ?? []).map(competition => [competition.id, competition]))
  return [...byId.values()]
    .filter(({ status }) => status !== 'finished')
    .toSorted(
      (a, b) => Number(b.status === 'running') - Number(a.status === 'running') || a.startDate - b.startDate,
    )
}
