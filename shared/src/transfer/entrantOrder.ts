import type { Bracket } from '../bracket/model/bracket.ts'
import type { PlaceSource, SlotSource } from '../bracket/model/match.ts'
import { PagedMatches } from '../bracket/model/pagedMatches.ts'
import { type EntrantSource, entrantsOf, type Stage } from '../bracket/model/stage.ts'
import { stagePlaces } from '../bracket/stages/stagePlaces.ts'

/**
 * Reorders the entrants of a stage in a new bracket so that the teams that have advanced get the given seeds. `played`
 * is the same bracket with the results of the earlier stages. Null if other teams have advanced by our tables, or a tie
 * is undecided.
 */
export function withEntrantOrder(
  start: Bracket,
  played: Bracket,
  key: string,
  teamIds: readonly string[],
): Bracket | null {
  const stage = start.shape.stages.find(each => each.key === key)
  const takers = stagePlaces(played)
  const entrants = stage === undefined ? [] : entrantsOf(stage)
  const places = new Map(
    entrants.flatMap(entrant => (entrant.from === 'place' ? [[takers(entrant), entrant] as const] : [])),
  )
  if (stage === undefined || teamIds.length !== entrants.length) return null
  const moved = new Map<string, PlaceSource>()
  for (const [index, entrant] of entrants.entries()) {
    const place = places.get(teamIds[index])
    if (place === undefined) return null
    moved.set(keyOf(entrant), place)
  }
  const movedOf = <S extends SlotSource | EntrantSource>(source: S): S | PlaceSource =>
    source.from === 'place' ? (moved.get(keyOf(source)) ?? source) : source
  const groups = stage.groups.map(group => ({ entrants: group.entrants.map(movedOf) }))
  const { shape, matches } = start
  const changed = [...matches.values()]
    .filter(match => match.stage === key)
    .map(match => {
      const [upper, lower] = match.slots
      const slots = [
        { ...upper, source: movedOf(upper.source) },
        { ...lower, source: movedOf(lower.source) },
      ] as const
      return { ...match, slots }
    })
  const stages = shape.stages.map((each): Stage => (each === stage ? { ...stage, groups } : each))
  return { shape: { ...shape, stages }, matches: PagedMatches.from(matches).with(changed) }
}

function keyOf(source: EntrantSource): string {
  return source.from === 'place' ? `${source.stage} ${source.group} ${source.place}` : ''
}
