import type { Side } from '@upper-bracket/shared/bracket/model/match'
import { organizerChecksIn } from '@upper-bracket/shared/matchRoom/checkIn'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'

/** Returns the sides of a match that an organizer checks in. */
export async function readOrganizerSides(
  reads: Transaction,
  competitionId: string,
  { teamIds }: Pick<MatchRoom, 'teamIds'>,
  selfService: SelfService,
): Promise<readonly Side[]> {
  const teams = await reads.getAll(...teamIds.map(teamId => documents.team(competitionId, teamId)))
  const members = teams.map(team => team.data()?.playerUids ?? [])
  const players = await snapshotsOf(reads, members.flat(), uid => documents.player(competitionId, uid))
  return ([0, 1] as const).filter(side => {
    const ofTeam = members[side]?.flatMap(uid => players.get(uid)?.data() ?? []) ?? []
    return organizerChecksIn(ofTeam, selfService)
  })
}
