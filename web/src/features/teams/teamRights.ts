import type { Competition } from '@upper-bracket/shared/competition/competition'
import { may, rolesIn } from '@upper-bracket/shared/competition/permissions'
import type { Player } from '@upper-bracket/shared/player/player'

/** What the viewer can do with one team. */
export interface TeamRights {
  readonly edit: boolean
  readonly delete: boolean
  /** Take a free seat oneself. */
  readonly join: boolean
  readonly leave: boolean
  /** Move players in and out, from wherever they are, without asking them. */
  readonly move: boolean
  /** Ask players without a team to join. */
  readonly request: boolean
  /** Let members go. */
  readonly release: boolean
  /** Name another captain. */
  readonly makeCaptain: boolean
  /** Put a player without a team in the place of a member. */
  readonly substitute: boolean
  /** Correct players without an account. */
  readonly correct: boolean
}

/** Line-ups change only while there is no bracket, afterwards by substitutes; a team's name and link at any time. */
export function teamRights(
  competition: Pick<Competition, 'ownerUid' | 'adminUids' | 'status'>,
  uid: string | null,
  player: Player | null,
  teamId: string,
): TeamRights {
  const roles = rolesIn(competition, uid, player, teamId)
  const open = competition.status === 'registration'
  return {
    edit: may('updateTeam', roles),
    delete: open && may('deleteTeam', roles),
    join: open && may('joinTeam', roles) && player?.teamId === null,
    leave: open && may('leaveTeam', roles) && player?.teamId === teamId,
    move: open && may('assignPlayer', roles),
    request: open && may('requestPlayer', roles),
    release: open && may('releasePlayer', roles),
    makeCaptain: may('makeCaptain', roles),
    substitute: competition.status !== 'finished' && may('substitutePlayer', roles),
    correct: competition.status !== 'finished' && may('updateGuestPlayer', roles),
  }
}

export function isSameRights(a: TeamRights, b: TeamRights): boolean {
  return (Object.keys(a) as (keyof TeamRights)[]).every(right => a[right] === b[right])
}
