import type * as shared from '@upper-bracket/shared/balance/rosterView'
import type { PlayerDocument, TeamDocument } from '#documents/competition.ts'

export type RosterTeam = shared.RosterTeam<PlayerDocument, TeamDocument>
export type RosterView = shared.RosterView<PlayerDocument, TeamDocument>

/** Whether all others of a team were named by its captain, so that the team goes with the player (see `depart`). */
export function areNamedWithout(members: readonly PlayerDocument[], uid: string): boolean {
  const others = members.filter(member => member.uid !== uid)
  return others.length > 0 && others.every(({ namedByCaptain }) => namedByCaptain)
}
