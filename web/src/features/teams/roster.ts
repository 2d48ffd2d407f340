import type * as shared from '@upper-bracket/shared/balance/rosterView'
import { isAbandoned } from '@upper-bracket/shared/team/depart'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'

export type RosterTeam = shared.RosterTeam<PlayerDocument, TeamDocument>
export type RosterView = shared.RosterView<PlayerDocument, TeamDocument>

/** Whether the team is abandoned without the player, so that it leaves with them. */
export function leavesWith({ team, members }: Pick<RosterTeam, 'team' | 'members'>, uid: string): boolean {
  return isAbandoned(
    team,
    members.filter(member => member.uid !== uid),
  )
}
