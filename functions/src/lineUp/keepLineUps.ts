import type { BracketAddress } from '@upper-bracket/shared/bracket/commands/bracketCommand'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { freezeLineUps, lineUpsAfter } from '@upper-bracket/shared/lineUp/matchLineUps'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface Keep {
  readonly address: BracketAddress
  readonly competition: Competition
  readonly change: BracketChange
  readonly now: number
}

/**
 * What a command on a bracket means to the line-ups of its matches: they are frozen at a start, and dropped when that is
 * taken back. The matches are checked when they are written, and so whatever goes with them need not be.
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
  { address: { competitionId }, competition: { game }, now }: Keep,
  { slots }: Match,
) {
  const teamIds = [slots[0].teamId ?? '', slots[1].teamId ?? ''] as const
  const members = await reads.get(documents.players(competitionId).where('teamId', 'in', teamIds))
  const players = members.docs.map(each => each.data())
  return freezeLineUps({ teamIds, game, players, replacements: [], now })
}
