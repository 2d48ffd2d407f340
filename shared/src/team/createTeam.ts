import { capacityOf } from '../competition/capacityOf.ts'
import { placesLeft } from '../competition/closedRefusal.ts'
import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { hasNoTeam } from '../player/hasNoTeam.ts'
import type { Player } from '../player/player.ts'
import { acceptDiscordLink } from './discordLink.ts'
import { noChange, type Seating } from './roster.ts'
import { seated } from './seated.ts'
import type { Team } from './team.ts'

export interface NewTeam {
  readonly teamId: string
  readonly name: string
  readonly discordLink: string | null
}

export interface TeamMaker {
  readonly uid: string
  /** Null for an organizer who does not participate. */
  readonly player: Player | null
  readonly isOrganizer: boolean
  /** Whether the player has a place in an open draft (see `isDrafted`). */
  readonly isDrafted?: boolean
}

/** The existing state. */
export interface Present {
  /** The team with this id. */
  readonly team: Team | null
  /** See `nameHolder`. */
  readonly nameHolder: string | null
}

export type CreateTeamRefusal =
  | 'id-taken'
  | 'competition-started'
  | 'draft-open'
  | 'already-in-team'
  | 'too-many-teams'
  | 'invalid-discord-link'
  | 'team-name-taken'

/**
 * Creates a team. A player without a team becomes its first member and captain. An organizer who has a team, is drafted,
 * or does not participate, creates an empty team. While the competition runs, only organizers create teams, which can enter it
 * late. Teams that wait or have to confirm come before those of players. Repeating the call changes nothing. The number
 * of teams is taken from `teamCount`.
 */
export function createTeam(
  competition: Pick<
    Competition,
    'status' | 'options' | 'playerCount' | 'teamCount' | 'places' | 'entryQueue'
  >,
  { teamId, name, discordLink }: NewTeam,
  maker: TeamMaker,
  current: Present,
): Outcome<Seating, CreateTeamRefusal> {
  if (current.team !== null) return isRepeated(current, teamId, maker) ? accept(noChange) : refuse('id-taken')
  const isOpen =
    competition.status === 'registration' || (competition.status === 'running' && maker.isOrganizer)
  if (!isOpen) return refuse('competition-started')
  if (maker.isDrafted && !maker.isOrganizer) return refuse('draft-open')
  const founder = maker.player && hasNoTeam(maker.player) && !maker.isDrafted ? maker.player : null
  if (founder === null && !maker.isOrganizer) return refuse('already-in-team')
  const { teams } = placesLeft(competition, maker.isOrganizer ? Number.NEGATIVE_INFINITY : undefined)
  if (teams === 0) return refuse('too-many-teams', { teamsMax: capacityOf(competition).teams })
  const link = acceptDiscordLink(discordLink)
  if (!link.ok) return link
  if (current.nameHolder !== null) return refuse('team-name-taken', { name })

  const founderUid = founder?.uid ?? null
  const team: Team = {
    name,
    discordLink: link.value,
    founderUid,
    captainUid: founderUid,
    playerUids: founderUid === null ? [] : [founderUid],
    seed: null,
    revision: 0,
  }
  return accept({
    teams: new Map([[teamId, team]]),
    players: founder === null ? new Map() : new Map([[founder.uid, seated(founder, teamId, true)]]),
  })
}

function isRepeated({ team, nameHolder }: Present, teamId: string, { uid, isOrganizer }: TeamMaker): boolean {
  if (nameHolder !== teamId) return false
  return team?.founderUid === null ? isOrganizer : team?.founderUid === uid
}
