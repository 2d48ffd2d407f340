import type { Player } from '@upper-bracket/shared/player/player'
import { withoutPlayer } from '@upper-bracket/shared/team/withoutPlayer'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { removeTeam } from '../teams/removeTeam.ts'

/**
 * Deletes a player's entry, removes the player from the team, passes on the captaincy, and clears
 * `activeCompetitionID` where it was this competition. Call it after all other reads of the transaction.
 */
export async function takePlayerOut(
  transaction: Transaction,
  competitionId: string,
  { uid, teamId }: Player,
): Promise<void> {
  const teamRef = teamId === null ? null : documents.team(competitionId, teamId)
  const [profile, teamSnapshot] = await Promise.all([
    transaction.get(documents.profile(uid)),
    teamRef === null ? null : transaction.get(teamRef),
  ])
  const team = teamSnapshot?.data()

  transaction.delete(documents.player(competitionId, uid))
  if (profile.data()?.activeCompetitionID === competitionId) {
    transaction.update(documents.profile(uid), { activeCompetitionID: null })
  }
  if (teamRef === null || team === undefined) return

  const { team: remaining, heirUid } = withoutPlayer(team, uid)
  if (remaining === null) {
    removeTeam(transaction, competitionId, teamRef.id, team.name)
    return
  }
  transaction.set(teamRef, remaining)
  if (heirUid !== null) transaction.update(documents.player(competitionId, heirUid), { captain: true })
}
