import type { Competition } from '@upper-bracket/shared/competition/competition'
import {
  isOrganizer,
  may,
  type Role,
  type RoleHolders,
  rolesIn,
} from '@upper-bracket/shared/competition/permissions'
import { isNamingInVain } from '@upper-bracket/shared/guest/closedNaming'
import { hasNoTeam, mayTakeSeat } from '@upper-bracket/shared/player/hasNoTeam'
import type { Player } from '@upper-bracket/shared/player/player'
import type { TeamDocument } from '#documents/competition.ts'

/** The viewer as a player of the competition. */
interface ViewingPlayer {
  /** Null if the viewer does not play. */
  readonly player: Player | null
  /** Whether the viewer is in a team of an open draft, and can therefore join no other one. */
  readonly isDrafted: boolean
}

/** The viewer's permissions on one team. */
export interface TeamRights {
  readonly edit: boolean
  readonly delete: boolean
  /** Whether the viewer may withdraw or replace the team, which plays in the bracket. */
  readonly manage: boolean
  /** Whether the viewer may take a free seat. */
  readonly join: boolean
  readonly leave: boolean
  /** Whether the viewer may move any players in and out without their consent. */
  readonly move: boolean
  /** Whether the viewer may put in players without a team. */
  readonly fill: boolean
  /** Whether the viewer may ask players without a team to join. */
  readonly request: boolean
  /** Whether the viewer may remove members. */
  readonly release: boolean
  /** Whether the viewer may choose another captain. */
  readonly makeCaptain: boolean
  /** Whether the viewer may replace a member with a player without a team. */
  readonly substitute: boolean
  /** Whether the viewer may correct players without an account. */
  readonly correct: boolean
  /** Whether the viewer, as captain, can name players without an account. */
  readonly name: boolean
  /** Whether the viewer, as captain, corrects those. */
  readonly correctNamed: boolean
}

/**
 * Line-ups can change freely while there is no bracket, and afterwards only by substitutions; teams outside the bracket
 * can still be filled. A team's name and link can change at any time.
 */
export function teamRights(
  competition: RoleHolders & Pick<Competition, 'status' | 'options' | 'registrationDeadline'>,
  uid: string | null,
  { player, isDrafted }: ViewingPlayer,
  { id: teamId, seed }: Pick<TeamDocument, 'id' | 'seed'>,
  now: number,
): TeamRights {
  const roles = rolesIn(competition, uid, player, teamId)
  const open = competition.status === 'registration'
  return {
    edit: may('updateTeam', roles),
    delete: open && may('deleteTeam', roles),
    manage: competition.status === 'running' && seed !== null && may('runBracket', roles),
    join: open && may('joinTeam', roles) && player !== null && mayTakeSeat(player, teamId) && !isDrafted,
    leave: open && may('leaveTeam', roles) && (player?.teamId ?? player?.substituteOf) === teamId,
    move: open && may('assignPlayer', roles),
    fill: (open || (competition.status === 'running' && seed === null)) && may('assignPlayer', roles),
    request: open && may('requestPlayer', roles),
    release: open && may('releasePlayer', roles),
    makeCaptain: may('makeCaptain', roles),
    substitute: competition.status !== 'finished' && may('substitutePlayer', roles),
    correct: competition.status !== 'finished' && isOrganizer(roles) && may('updateGuestPlayer', roles),
    name: may('nameMembers', roles) && !isNamingInVain(competition, now),
    correctNamed: open && may('nameMembers', roles),
  }
}

/** The viewer's permissions on the teams and players of a competition. */
export interface BoardRights {
  /** Whether line-ups can change freely. */
  readonly open: boolean
  readonly organize: boolean
  /** Whether the viewer may move any players without asking them. */
  readonly move: boolean
  readonly create: boolean
  readonly distribute: boolean
  readonly addPlayers: boolean
  /** Whether the viewer may correct players without an account. */
  readonly correct: boolean
  readonly removeFromPool: boolean
  /** Whether the viewer may take a free seat in any team. */
  readonly takeSeat: boolean
}

/** Teams that organizers create after the start can enter late. */
export function boardRights(
  { status }: Pick<Competition, 'status'>,
  roles: ReadonlySet<Role>,
  { player, isDrafted }: ViewingPlayer,
): BoardRights {
  const [open, isOver] = [status === 'registration', status === 'finished']
  const organize = isOrganizer(roles)
  const isFree = player !== null && hasNoTeam(player) && !isDrafted
  return {
    open,
    organize,
    move: open && may('assignPlayer', roles),
    create: may('createTeam', roles) && (organize ? !isOver : open && isFree),
    distribute: open && may('distributePlayers', roles),
    addPlayers: !isOver && may('addGuestPlayers', roles),
    correct: !isOver && may('updateGuestPlayer', roles),
    removeFromPool: !isOver && may('removePlayer', roles),
    takeSeat: open && isFree,
  }
}
