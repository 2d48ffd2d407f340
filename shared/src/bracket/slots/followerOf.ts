import { hasTable, kindOf } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match, otherSide, type PlaceSource } from '../model/match.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { groupTable } from '../stages/groupTable.ts'
import { overallTables } from '../stages/overallTables.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { hasNothingToPlay, stageToPlay } from '../stages/stageToPlay.ts'

/**
 * The team that follows one which leaves between two stages (see `takeOver`): the next of the table from which that has
 * advanced, among those that have nothing left to play. Null if the team has begun its stage or has not come from a
 * place, if nobody is next, or several teams share the place.
 */
export function followerOf(bracket: Bracket, teamId: string): string | null {
  const stage = stageToPlay(bracket, teamId)
  const own = stageMatches(stage ?? { key: '-' }, bracket.matches).filter(({ slots }) =>
    slots.some(slot => slot.teamId === teamId),
  )
  const source = own
    .flatMap(({ slots }) => slots)
    .find(slot => slot.teamId === teamId && slot.source.from === 'place')?.source
  if (source?.from !== 'place' || own.some(isStarted)) return null
  const withdrawn = withdrawnTeams(bracket)
  const candidates = rankedIn(bracket, source).filter(
    ranked => !withdrawn.has(ranked.teamId) && hasNothingToPlay(bracket, ranked.teamId),
  )
  const [first, second] = candidates
  return first === undefined || first.rank === second?.rank ? null : first.teamId
}

interface Ranked {
  readonly teamId: string
  readonly rank: number
}

/** The teams that a place is taken from, the best first; teams of equal rank share a place. */
function rankedIn(bracket: Bracket, { stage: key, group }: PlaceSource): readonly Ranked[] {
  const stage = bracket.shape.stages.find(each => each.key === key)
  if (stage === undefined) return []
  if (!hasTable(stage)) {
    const rankOf = (match: Match) => kindOf(stage).exitRank(match, stage)
    return stageMatches(stage, bracket.matches, group ?? undefined)
      .flatMap((match): readonly Ranked[] => {
        const rank = rankOf(match)
        const loser =
          isOver(match) && match.winner !== null ? match.slots[otherSide(match.winner)].teamId : null
        return rank === null || loser === null ? [] : [{ teamId: loser, rank }]
      })
      .sort((one, other) => one.rank - other.rank)
  }
  if (group !== null)
    return groupTable(bracket, stage, group).map(({ record, place }) => ({
      teamId: record.teamId,
      rank: place.best,
    }))
  return overallTables(bracket, stage).flatMap(({ above, rows }) =>
    rows.map(({ record, place }) => ({ teamId: record.teamId, rank: above + place.best })),
  )
}
