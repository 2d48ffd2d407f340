import { closeProgression, type GroupPlace, type RankedPlace } from '../seeding/progression.ts'
import { closeGroups } from '../seeding/snakeGroups.ts'
import { hasTable, kindOf } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, type PlaceSource } from '../model/match.ts'
import { entrantsOf, type Group, isLate, type TableStage } from '../model/stage.ts'
import type { TableRow } from '../tables/stageTable.ts'
import { groupTable } from './groupTable.ts'
import { overallTables } from './overallTables.ts'
import { stageMatches, tableMatches } from './stageMatches.ts'

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
  if (!hasTable(stage)) {
    const takers = kindOf(stage).placingMatches(stageMatches(stage, bracket.matches, group ?? 0))
    return place => winnerOf(takers[place - 1])
  }
  if (!tableMatches(stage, bracket.matches, group ?? undefined).every(isOver)) return () => undefined
  return group === null ? takersOverAll(bracket, stage) : takersOf(groupTable(bracket, stage, group))
}

/** Withdrawn teams take no place; a place that they leave at the end of the table is taken by nobody. */
function takersOf(table: readonly TableRow[]): (place: number) => PlaceTaker {
  return place => {
    if (place > table.length) return null
    return table.find(row => row.place.best === place && row.place.worst === place)?.record.teamId
  }
}

/**
 * The best teams of a place ("best thirds") take their slots so that group mates meet late, or get into different groups
 * of the next stage, which depends on the groups that they come from.
 */
function takersOverAll(bracket: Bracket, stage: TableStage): (place: number) => PlaceTaker {
  const groups = stage.groups.length
  const tables = overallTables(bracket, stage)
  const { stages } = bracket.shape
  const next = stages[stages.indexOf(stage) + 1]
  const nextGroups = next?.groups ?? []
  const seats = entrantsOf({ groups: nextGroups })
    .flatMap(entrant => (entrant.from === 'place' && entrant.group === null ? [entrant.place] : []))
    .sort((one, other) => one - other)
  return place => {
    const tier = Math.ceil(place / groups)
    const rank = place - (tier - 1) * groups
    const table = tables[tier - 1]
    if (table === undefined || rank > table.count) return null
    const isSeated = seats.length > 0 && seats.length <= table.count
    const wanted = isSeated ? seats.map((_, index) => index + 1) : [rank]
    const ranked = wanted.flatMap(own => {
      const row = table.rows[own - 1]
      return row?.place.best === own && row.place.worst === own ? [row] : []
    })
    if (table.rows.length < table.count || ranked.length < wanted.length) return undefined
    const rankedGroups = ranked.map(row => row.group)
    const order = isSeated ? seated(nextGroups, rankedGroups) : []
    const group = order[seats.indexOf(place)]
    return ranked.find(row => group === undefined || row.group === group)?.record.teamId
  }
}

/** The groups whose teams take the slots of the best of a place, in the order of their seeds. */
function seated(groups: readonly Group[], rankedGroups: readonly number[]): readonly number[] {
  if (groups.length > 1) return closeGroups(groups, rankedGroups)
  const entrants = entrantsOf({ groups }).filter(entrant => !isLate(entrant))
  const entries = entrants.map((entrant, index): GroupPlace | RankedPlace =>
    entrant.from === 'place' && entrant.group !== null
      ? { group: entrant.group, place: entrant.place }
      : { place: 0, rank: index },
  )
  return closeProgression(entries, rankedGroups).flatMap(({ group }, index) => {
    const entry = entries[index]
    return entry !== undefined && 'rank' in entry ? [group] : []
  })
}

function winnerOf(match: Match | undefined): PlaceTaker {
  if (match === undefined) return null
  if (!isOver(match)) return undefined
  return match.winner === null ? null : match.slots[match.winner].teamId
}
