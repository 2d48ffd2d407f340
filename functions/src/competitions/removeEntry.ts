import type { Player } from '@upper-bracket/shared/player/player'
import { withoutPlayer } from '@upper-bracket/shared/team/withoutPlayer'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'

/**
 * Deletes a player's entry and contacts, removes the player from the team, passes on the captaincy, and clears
 * `activeCompetitionID` if it was this competition. Does nothing without an entry.
 */
export async function removeEntry(
  reads: Transaction,
  writes: CheckedWrites,
  competitionId: string,
  player: DocumentSnapshot<Player>,
): Promise<void> {
  const entry = player.data()
  if (entry === undefined) return
  const { uid, teamId, joinId } = entry
  const [profile, teamSnapshot] = await Promise.all([
    reads.get(documents.profile(uid)),
    teamId === null ? null : reads.get(documents.team(competitionId, teamId)),
  ])
  writes.delete(player)
  if (joinId !== undefined) writes.revokeId(competitionId, 'joins', joinId)
  writes.put(documents.contacts(competitionId, uid), null)
  if (profile.data()?.activeCompetitionID === competitionId) {
    writes.update(profile, { activeCompetitionID: null })
  }
  const team = teamSnapshot?.data()
  if (teamSnapshot === null || team === undefined) return

  const { team: remaining, heirUid } = withoutPlayer(team, uid)
  const heir = heirUid === null ? null : await reads.get(documents.player(competitionId, heirUid))
  const heirEntry = heir?.data()
  const before = {
    teams: new Map([[teamSnapshot.id, teamSnapshot]]),
    players: new Map(heir === null ? [] : [[heir.id, heir]]),
  }
  const change = {
    teams: new Map([[teamSnapshot.id, remaining]]),
    players: new Map(heirEntry === undefined ? [] : [[heirEntry.uid, { ...heirEntry, captain: true }]]),
  }
  await storeRosterChange(reads, writes, competitionId, before, change)
}
