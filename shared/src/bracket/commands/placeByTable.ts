import { type Outcome, refuse } from '../../errors/outcome.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { isOfOtherPlace } from '../stages/entrantTeams.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { stagePlaces } from '../stages/stagePlaces.ts'
import type { CommandFields, MatchAddress } from './bracketCommand.ts'
import { type PlacingRefusal, placeTeam } from '../slots/placeTeam.ts'

/**
 * Places a team as `placeTeam` does. Refuses one that has not reached the place of its slot in a table, unless the team
 * that has reached it already has another place there, because it has followed a team.
 */
export function placeByTable(
  bracket: Bracket,
  { matchId, slot, teamId }: Pick<MatchAddress & CommandFields, 'matchId' | 'slot' | 'teamId'>,
): Outcome<BracketChange, PlacingRefusal> {
  const placed = placeTeam(bracket, { matchId, side: slot }, teamId)
  const match = bracket.matches.get(matchId)
  if (!placed.ok || match === undefined || !hasTable(stageOf(bracket.shape, match))) return placed
  const { source } = match.slots[slot]
  if (source.from !== 'place') return placed
  const taker = stagePlaces(bracket)(source)
  const isElsewhere = stageMatches({ key: match.stage }, bracket.matches)
    .flatMap(({ slots }) => slots)
    .some(each => taker !== null && each.teamId === taker && isOfOtherPlace(each, source))
  return taker === teamId || isElsewhere ? placed : refuse('drawn-by-table', { matchId })
}
