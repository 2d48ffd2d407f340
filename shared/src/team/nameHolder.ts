import { foldedName, looksLike } from '../text/foldedName.ts'
import type { Team } from './team.ts'

/**
 * Returns the id of the team because of which another one cannot have a name: it has the same, or for anybody but
 * organizers a similar one (`looksLike`). If the team itself has it already, its own id; null if the name is free.
 */
export function nameHolder(
  teams: ReadonlyMap<string, Pick<Team, 'name'>>,
  {
    teamId,
    name,
    isOrganizer,
  }: { readonly teamId: string; readonly name: string; readonly isOrganizer: boolean },
): string | null {
  const folded = foldedName(name)
  const own = teams.get(teamId)
  if (own !== undefined && foldedName(own.name) === folded) return teamId
  const isTaken = (other: string) => (isOrganizer ? foldedName(other) === folded : looksLike(name, other))
  const holder = [...teams].find(([id, team]) => id !== teamId && isTaken(team.name))
  return holder?.[0] ?? null
}
