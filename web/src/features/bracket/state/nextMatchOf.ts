import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'
import { isPlayedOut } from '@upper-bracket/shared/bracket/standings/finals'
import { teamPath } from '@upper-bracket/shared/bracket/standings/teamPath'

/**
 * Returns the most relevant match of a team: the running one, otherwise its next, otherwise its last; null once the
 * bracket is finished.
 */
export function nextMatchOf(bracket: Bracket, teamId: string): string | null {
  if (isPlayedOut(bracket)) return null
  const path = teamPath(bracket, teamId).filter(match => match.status !== 'bye')
  const playable = new Set(playableMatches(bracket.shape.stages, bracket.matches.values()))
  const next =
    path.find(({ status }) => status === 'running') ??
    path.find(match => playable.has(match)) ??
    path.find(match => !isOver(match)) ??
    path.at(-1)
  return next?.id ?? null
}
