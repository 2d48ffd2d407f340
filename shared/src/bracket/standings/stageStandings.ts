import { hasTable, isElimination, kindOf } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { entrantsOf, type Stage } from '../model/stage.ts'
import { lastStage } from '../rounds/stageOf.ts'
import { groupTable } from '../stages/groupTable.ts'
import { stageMatches } from '../stages/stageMatches.ts'
import { tiesOf } from '../stages/tiesOf.ts'
import { eliminationStandings } from './eliminationStandings.ts'
import type { Places } from './placeProspects.ts'
import type { Standing } from './standing.ts'

type StagePlaces = Places & Pick<Standing, 'state' | 'group'>

/** The places of a team of which nothing is certain. */
export function openPlaces(teams: number): StagePlaces {
  return { best: 1, worst: teams, state: 'playing' }
}

/**
 * The places of all teams of a bracket of several stages, or of one with a table. Teams that reach a later stage are
 * above those that do not. The others share the places of their rank in their group, once their stage is over and no
 * tie leaves open who advances. If the last stage has several groups, each group has places of its own.
 */
export function placesByStage(bracket: Bracket): ReadonlyMap<string, StagePlaces> {
  const places = new Map<string, StagePlaces>()
  let [above, invitedAbove] = [0, 0]
  for (const stage of bracket.shape.stages.toReversed()) {
    const teamIds = teamsIn(bracket, stageMatches(stage, bracket.matches))
    const entrants = entrantsOf(stage).length
    const ahead = entrants + invitedAbove
    invitedAbove += entrantsOf(stage).filter(({ from }) => from === 'seed').length
    if (stage.groups.length > 1 && stage === lastStage(bracket.shape)) {
      for (const [teamId, range] of placesInGroups(bracket, stage)) places.set(teamId, range)
      above = ahead
      continue
    }
    const isOpen =
      stageMatches(stage, bracket.matches).some(match => !isOver(match)) ||
      (places.size < above && hasTies(bracket, stage))
    if (!isElimination(stage)) {
      const left = teamIds.filter(teamId => !places.has(teamId))
      const ranked = isOpen
        ? left.map(teamId => [teamId, openPlaces(ahead)] as const)
        : sharedPlaces(left, ranksIn(bracket, stage), above)
      for (const [teamId, range] of ranked) places.set(teamId, range)
    } else {
      const isSeated = teamIds.length === entrants
      for (const { teamId, best, worst, state } of isSeated ? eliminationIn(bracket, stage, teamIds) : []) {
        places.set(teamId, { best, worst, state })
      }
      for (const teamId of teamIds) if (!places.has(teamId)) places.set(teamId, openPlaces(ahead))
    }
    above = ahead
  }
  return places
}

/** The places of each group of the last stage, as if it were a competition. */
function placesInGroups(bracket: Bracket, stage: Stage): readonly (readonly [string, StagePlaces])[] {
  const ranks = ranksIn(bracket, stage)
  return stage.groups.flatMap(({ entrants }, group) => {
    const own = stageMatches(stage, bracket.matches, group)
    const teamIds = teamsIn(bracket, own)
    const ranked = own.every(isOver)
      ? sharedPlaces(teamIds, ranks, 0)
      : teamIds.map(teamId => [teamId, openPlaces(entrants.length)] as const)
    return ranked.map(([teamId, range]) => [teamId, { ...range, group }] as const)
  })
}

function hasTies(bracket: Bracket, stage: Stage): boolean {
  return (
    hasTable(stage) && [...stage.groups.keys(), null].some(group => tiesOf(bracket, stage, group).length > 0)
  )
}

function eliminationIn(bracket: Bracket, stage: Stage, teamIds: readonly string[]): readonly Standing[] {
  const own = stageMatches(stage, bracket.matches)
  return eliminationStandings({
    shape: { teamIds, stages: [stage] },
    matches: new Map(own.map(match => [match.id, match])),
  })
}

/** The teams that play these matches, in the order of seeds. */
function teamsIn({ shape }: Bracket, matches: readonly Match[]): readonly string[] {
  const present = new Set(matches.flatMap(({ slots }) => slots.map(({ teamId }) => teamId)))
  return shape.teamIds.filter(teamId => present.has(teamId))
}

/** Teams of equal rank share places. */
function sharedPlaces(
  teamIds: readonly string[],
  ranks: ReadonlyMap<string, number>,
  above: number,
): readonly (readonly [string, StagePlaces])[] {
  const rankOf = (teamId: string) => ranks.get(teamId) ?? Infinity
  const byRank = [...Map.groupBy(teamIds, rankOf)].sort(([one], [other]) => one - other)
  let best = above + 1
  return byRank.flatMap(([, tied]) => {
    const range = { best, worst: best + tied.length - 1, state: 'placed' as const }
    best += tied.length
    return tied.map(teamId => [teamId, range] as const)
  })
}

/** The rank of each team within its group, from 1; withdrawn teams have none. */
function ranksIn(bracket: Bracket, stage: Stage): ReadonlyMap<string, number> {
  if (hasTable(stage)) {
    return new Map(
      stage.groups.flatMap((_, group) =>
        groupTable(bracket, stage, group).map(({ record, place }) => [record.teamId, place.best] as const),
      ),
    )
  }
  const kind = kindOf(stage)
  return new Map(
    stageMatches(stage, bracket.matches).flatMap(match => {
      const rank = kind.exitRank(match, stage)
      const teamIds = rank === null ? [] : teamPair(match).filter(teamId => teamId !== null)
      return teamIds.map(teamId => [teamId, rank ?? 0] as const)
    }),
  )
}
