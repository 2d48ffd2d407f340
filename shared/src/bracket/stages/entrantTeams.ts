import type { Bracket } from '../model/bracket.ts'
import type { Match, PlaceSource, Slot } from '../model/match.ts'
import type { EntrantSource, Stage } from '../model/stage.ts'
import { stageMatches } from './stageMatches.ts'

/**
 * The teams of a group in the order of its entrants; null for an entrant that is not known yet, or that never comes. A
 * place that was filled once keeps its team: the slots of the stage name it.
 */
export function entrantTeams(
  { shape, matches }: Bracket,
  stage: Stage,
  group: number,
): readonly (string | null)[] {
  const entrants = stage.groups[group]?.entrants ?? []
  const taken = takenPlaces(stageMatches(stage, matches, group))
  return entrants.map(entrant =>
    entrant.from === 'seed'
      ? (shape.teamIds[entrant.seed - 1] ?? null)
      : (taken.get(placeKey(entrant)) ?? null),
  )
}

function takenPlaces(matches: readonly Match[]): ReadonlyMap<string, string | null> {
  return new Map(
    matches.flatMap(({ slots }) =>
      slots.flatMap(({ source, teamId }) =>
        source.from === 'place' ? [[placeKey(source), teamId] as const] : [],
      ),
    ),
  )
}

/** Whether a slot of the same stage is that of a place, but not of the given one. */
export function isOfOtherPlace({ source }: Slot, place: PlaceSource): boolean {
  return source.from === 'place' && placeKey(source) !== placeKey(place)
}

/** Identifies the source of an entrant within its bracket. */
export function placeKey(entrant: EntrantSource): string {
  return entrant.from === 'seed' ? String(entrant.seed) : `${entrant.stage} ${entrant.group} ${entrant.place}`
}
