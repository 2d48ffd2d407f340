import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import type { SwissStage } from '../model/stage.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { entrantTeams } from '../stages/entrantTeams.ts'
import { isUsed } from '../model/isUsed.ts'
import { isPublished, swissRounds } from '../stages/publication.ts'
import { drawnRounds } from '../rounds/drawnRounds.ts'

/**
 * Counts the matches of two teams that are over, and all of them as far as is known: a Swiss round that is not drawn
 * has no more than the teams that are left can play.
 */
export function matchProgress(bracket: Bracket): { readonly played: number; readonly total: number } {
  const excess = new Set(
    bracket.shape.stages.flatMap(stage => (drawsRounds(stage) ? excessOf(bracket, stage) : [])),
  )
  const matches = drawnRounds(bracket)
    .flatMap(round => round.matches)
    .filter(match => match.status !== 'bye' && isUsed(match) && !excess.has(match))
  return { played: matches.filter(isOver).length, total: matches.length }
}

/** The matches that the teams of a Swiss stage do not need in the rounds that are not drawn. */
function excessOf(bracket: Bracket, stage: SwissStage): readonly Match[] {
  const withdrawn = withdrawnTeams(bracket, stage)
  const teams = entrantTeams(bracket, stage, 0).filter(teamId => !withdrawn.has(teamId ?? '')).length
  const open = swissRounds(bracket, stage).filter(matches => !isPublished(matches))
  return open.flatMap(matches => matches.slice(Math.floor(teams / 2)))
}
