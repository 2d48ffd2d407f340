import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { acceptDiscordLink } from './discordLink.ts'
import type { Team } from './team.ts'

export interface TeamChanges {
  readonly name?: string | undefined
  readonly discordLink?: string | null | undefined
}

type UpdateTeamRefusal = 'changed-meanwhile' | 'invalid-discord-link' | 'team-name-taken'

/**
 * Changes a team's name or link, and increments the revision. Returns the same value if nothing changes, so that
 * a repeated call succeeds at any revision.
 */
export function updateTeam(
  { teamId, team }: { readonly teamId: string; readonly team: Team },
  changes: TeamChanges,
  { revision, nameHolder }: { readonly revision: number; readonly nameHolder: string | null },
): Outcome<Team, UpdateTeamRefusal> {
  const link = acceptDiscordLink(changes.discordLink === undefined ? team.discordLink : changes.discordLink)
  if (!link.ok) return link
  const name = changes.name ?? team.name
  if (name === team.name && link.value === team.discordLink) return accept(team)
  if (revision !== team.revision) return refuse('changed-meanwhile', { revision: team.revision })
  if (nameHolder !== null && nameHolder !== teamId) return refuse('team-name-taken', { name })
  return accept({ ...team, name, discordLink: link.value, revision: team.revision + 1 })
}
