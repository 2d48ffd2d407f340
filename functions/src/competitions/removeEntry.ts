import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import { depart } from '@upper-bracket/shared/team/depart'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { callHeir } from '../roster/callCaptains.ts'
import { readMembers } from '../roster/readMembers.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'

interface Left {
  readonly competitionId: string
  /** Null if it has been deleted. */
  readonly competition: Competition | null
  readonly now: number
}

/**
 * Deletes a player's entry, contacts and lists for drafts, takes the player out of the team (see `depart`), calls who
 * acts for it in a draft, and clears `activeCompetitionID` if it was this competition. Does nothing without an entry.
 */
export async function removeEntry(
  reads: Transaction,
  writes: CheckedWrites,
  { competitionId, competition, now }: Left,
  player: DocumentSnapshot<Player>,
): Promise<void> {
  const entry = player.data()
  if (entry === undefined) return
  const { uid, teamId, joinId } = entry
  const [lists, profile, teamSnapshot] = await Promise.all([
    reads.get(find('draftListsOfPerson', { uid })),
    reads.get(documents.profile(uid)),
    teamId === null ? null : reads.get(documents.team(competitionId, teamId)),
  ])
  writes.delete(player)
  if (joinId !== undefined) writes.revokeId(competitionId, 'joins', joinId)
  writes.put(documents.contacts(competitionId, uid), null)
  for (const { ref } of lists.docs) {
    if (ref.path.startsWith(`${documents.competition(competitionId).path}/`)) writes.put(ref, null)
  }
  if (profile.data()?.activeCompetitionID === competitionId) {
    writes.update(profile, { activeCompetitionID: null })
  }
  if (competition !== null) await callHeir(reads, writes, { competitionId, competition, now }, entry)
  const team = teamSnapshot?.data()
  if (teamSnapshot === null || team === undefined) return

  const members = await readMembers(reads, competitionId, team)
  const before = { teams: new Map([[teamSnapshot.id, teamSnapshot]]), players: members }
  const roster = { teams: new Map([[teamSnapshot.id, team]]), players: dataOf(members.values()) }
  const { teams, players } = depart(roster, entry)
  const change = { teams, players: new Map([...players].filter(([other]) => other !== uid)) }
  await storeRosterChange(reads, writes, competitionId, before, change)
}
