import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { teamPath } from '@upper-bracket/shared/bracket/standings/teamPath'

const byUrgency = ['running', 'ready', 'waiting'] as const

/** The match that concerns a team now: the one that it plays, else its next one, else its last. */
export function nextMatchOf(bracket: Bracket, teamId: string): string | null {
  const path = teamPath(bracket, teamId).filter(match => match.status !== 'bye')
  const now = byUrgency.flatMap(status => path.filter(match => match.status === status))
  return (now[0] ?? path.at(-1))?.id ?? null
}
