import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { isTableStage, type PlaceSource, type Stage } from '../model/stage.ts'
import type { TableRow } from '../tables/stageTable.ts'
import { groupTable } from './groupTable.ts'
import { type OverallTable, overallTables } from './overallTables.ts'
import { stageMatches } from './stageMatches.ts'

/** The team that has taken a place, or nobody; undefined while it is not decided. */
export type PlaceTaker = string | null | undefined

/** Returns a function that looks up who has taken a place of a stage. Needs the whole bracket. */
export function stagePlaces(bracket: Bracket): (source: PlaceSource) => PlaceTaker {
  const known = new Map<string, (place: number) => PlaceTaker>()
  return ({ stage: key, group, place }) => {
    const id = `${key} ${group}`
    const places = known.get(id) ?? placesOf(bracket, key, group)
    known.set(id, places)
    return places(place)
  }
}

function placesOf(bracket: Bracket, key: string, group: number | null): (place: number) => PlaceTaker {
  const stage = bracket.shape.stages.find(each => each.key === key)
  if (stage === undefined) throw new Error(`The bracket has no stage '${key}'`)
  if (!isTableStage(stage)) return eliminationPlaces(stage, bracket, group ?? 0)
  if (!stageMatches(stage, bracket.matches, group ?? undefined).every(isOver)) return () => undefined
  return group === null
    ? takersOverAll(overallTables(bracket, stage))
    : takersOf(groupTable(bracket, stage, group))
}

/** Withdrawn teams take no place; a place that they leave at the end of the table is taken by nobody. */
function takersOf(table: readonly TableRow[]): (place: number) => PlaceTaker {
  return place => {
    if (place > table.length) return null
    return table.find(row => row.place.best === place && row.place.worst === place)?.record.teamId
  }
}

function takersOverAll(tables: readonly OverallTable[]): (place: number) => PlaceTaker {
  return place => {
    const table = tables.find(({ above, count }) => place <= above + count)
    if (table === undefined) return null
    const { above, count, rows } = table
    const own = place - above
    return rows.length < count
      ? undefined
      : rows.find(row => row.place.best === own && row.place.worst === own)?.record.teamId
  }
}

/** The winner of the last match of each side of a GSL group, or the champion of a single elimination. */
function eliminationPlaces(stage: Stage, { matches }: Bracket, group: number): (place: number) => PlaceTaker {
  const own = stageMatches(stage, matches, group)
  return place => {
    const last = own.filter(({ section }) => section === (place === 1 ? 'upper' : 'lower')).at(-1)
    return place > 2 || last === undefined ? null : winnerOf(last)
  }
}

function winnerOf(match: Match): PlaceTaker {
  if (!isOver(match)) return undefined
  return match.winner === null ? null : match.slots[match.winner].teamId
}
