import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { freezeLineUps, lineUpsAfter, type Replacement } from '@upper-bracket/shared/lineUp/matchLineUps'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { replacementsIn, standInPeople } from '@upper-bracket/shared/matchRoom/standIn'
import type { Transaction } from 'firebase-admin/firestore'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface Keep {
  readonly address: BracketAddress
  readonly competition: Competition
  readonly change: BracketChange
  readonly now: number
}

/**
 * Updates the line-ups of matches after a bracket command: they are frozen at a start, and dropped when it is undone.
 * The writes of the matches are checked, so those of their line-ups need not be.
 */
export async function keepLineUps(reads: Transaction, writes: CheckedWrites, keep: Keep): Promise<void> {
  const { competitionId, bracketId } = keep.address
  await Promise.all(
    keep.change.changes.map(async ([before, after]) => {
      const fate = lineUpsAfter(before, after)
      if (fate === 'keep') return
      const ref = documents.lineUps(competitionId, bracketId).doc(after.id)
      writes.put(ref, fate === 'drop' ? null : await lineUpsOf(reads, keep, after))
    }),
  )
}

async function lineUpsOf(
  reads: Transaction,
  { address, competition: { game, selfService }, now }: Keep,
  match: Match,
) {
  const { competitionId } = address
  const { slots } = match
  const teamIds = [slots[0].teamId ?? '', slots[1].teamId ?? ''] as const
  const [members, replacements] = await Promise.all([
    reads.get(find('playersOfTeams', { competitionId, teamId: teamIds })),
    selfService === null ? [] : replacementsOf(reads, address, match),
  ])
  const players = members.docs.map(each => each.data())
  return freezeLineUps({ teamIds, game, players, replacements, now })
}

/** Returns the stand-ins granted in the match room of a match. */
async function replacementsOf(
  reads: Transaction,
  { competitionId, bracketId }: BracketAddress,
  match: Match,
): Promise<readonly Replacement[]> {
  const matchRoomId = matchRoomIdOf(match)
  if (matchRoomId === null) return []
  const matchRoom = (await reads.get(documents.matchRooms(competitionId, bracketId).doc(matchRoomId))).data()
  const uids = matchRoom === undefined ? [] : standInPeople(matchRoom)
  if (matchRoom === undefined || uids.length === 0) return []
  const entries = await reads.getAll(...uids.map(uid => documents.player(competitionId, uid)))
  return replacementsIn(matchRoom, dataOf(entries))
}
