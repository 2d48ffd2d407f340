import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match, type Slot } from '../model/match.ts'
import { entrantsOf, type Stage } from '../model/stage.ts'
import { entrantTeams, placeKey } from './entrantTeams.ts'
import { stageMatches } from './stageMatches.ts'
import { takersOf } from './takers.ts'

/** The first stage in which a team has something left to play, or its place in the table is open. */
export function stageToPlay(bracket: Bracket, teamId: string): Stage | undefined {
  return bracket.shape.stages.find(
    stage =>
      stageMatches(stage, bracket.matches).some(
        match => !isOver(match) && match.slots.some(slot => slot.teamId === teamId),
      ) ||
      (isInFreeTable(bracket, stage, teamId) && isOpenTable(bracket, stage)),
  )
}

/**
 * Whether a team has nothing left to play, and can take no place of its table either, of which some may be open while
 * the next stage has begun with other teams.
 */
export function hasNothingToPlay(bracket: Bracket, teamId: string): boolean {
  if (stageToPlay(bracket, teamId) !== undefined) return false
  const { stages } = bracket.shape
  const takers = takersOf(bracket)
  const open = stages
    .flatMap(entrantsOf)
    .flatMap(source => (source.from === 'place' && takers[placeKey(source)] === undefined ? [source] : []))
  const isOpen = (key: string, group: number) =>
    open.some(place => place.stage === key && (place.group ?? group) === group)
  return !stages.some(
    stage =>
      hasTable(stage) &&
      stage.groups.some(
        (_, group) => isOpen(stage.key, group) && entrantTeams(bracket, stage, group).includes(teamId),
      ),
  )
}

/** Whether a team is in a table on which nothing depends that has begun. */
export function isInFreeTable(bracket: Bracket, stage: Stage, teamId: string): boolean {
  return (
    hasTable(stage) &&
    stage.groups.some((_, group) => entrantTeams(bracket, stage, group).includes(teamId)) &&
    !laterMatches(bracket, stage).some(isStarted)
  )
}

/** Whether the places of a table are not decided. */
function isOpenTable(bracket: Bracket, stage: Stage): boolean {
  const isAwaited = ({ teamId, closed, source }: Slot) =>
    teamId === null && !closed && source.from === 'place' && source.stage === stage.key
  return (
    !stageMatches(stage, bracket.matches).every(isOver) ||
    laterMatches(bracket, stage).some(({ slots }) => slots.some(isAwaited))
  )
}

function laterMatches({ shape, matches }: Bracket, stage: Stage): readonly Match[] {
  const later = new Set(shape.stages.slice(shape.stages.indexOf(stage) + 1).map(({ key }) => key))
  return [...matches.values()].filter(match => later.has(match.stage))
}
