import type { Bracket } from '../model/bracket.ts'
import { isOneElimination } from '../rounds/isOneElimination.ts'
import { eliminationStandings, matchesByTeam, results } from './eliminationStandings.ts'
import { openPlaces, placesByStage } from './stageStandings.ts'
import { byPlace, type Standing } from './standing.ts'

/** Lists every team with the places that it can still take, the best first, ties in the order of seeds. */
export function standings(bracket: Bracket): readonly Standing[] {
  const { shape, matches } = bracket
  if (isOneElimination(shape)) return eliminationStandings(bracket)
  const own = matchesByTeam(matches)
  const places = placesByStage(bracket)
  return shape.teamIds
    .map((teamId, index): Standing => {
      const range = places.get(teamId) ?? openPlaces(shape.teamIds.length)
      return { teamId, seed: index + 1, ...results(own.get(teamId) ?? [], teamId), ...range }
    })
    .sort(byPlace)
}
