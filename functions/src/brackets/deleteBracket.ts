import { subject } from '@upper-bracket/shared/announcements/subject'
import { deleteBracket as withoutBracket } from '@upper-bracket/shared/bracket/creation/deleteBracket'
import { seedChanges } from '@upper-bracket/shared/bracket/creation/seedChanges'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { writeAnnouncements } from '../announcements/writeAnnouncements.ts'
import { authorize } from '../platform/call/authorize.ts'
import { type Call, type CallOutcome, defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { readAll } from './readMatches.ts'
import { tryDiscardBracket } from './tryDiscardBracket.ts'

/** Deletes the bracket of a competition, which opens registration and line-ups again. */
export const deleteBracket = defineHandler(
  'deleteBracket',
  async call => {
    const outcome = await runOptimisticTransaction((reads, writes) => removeBracket(reads, writes, call))
    if (outcome.ok) await tryDiscardBracket(call.input.competitionId, call.input.bracketId)
    return outcome
  },
  { timeoutMs: 45_000 },
)

/**
 * Every match is changed too: a command that has read one of them and not yet written it finds it changed, reads again
 * and finds the bracket gone. So no result that was reported as recorded is lost without confirmation.
 */
async function removeBracket(
  reads: Transaction,
  writes: CheckedWrites,
  { uid, input, now }: Call<'deleteBracket'>,
): Promise<CallOutcome<'deleteBracket'>> {
  const { competitionId, bracketId, confirmed } = input
  const authorized = await authorize(reads, 'deleteBracket', { uid, competitionId })
  if (!authorized.ok) return authorized
  const [read, bracket, teams, snapshots] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    reads.get(documents.bracket(competitionId, bracketId)),
    reads.get(documents.teams(competitionId)),
    readAll(reads, input),
  ])
  const { competition } = authorized.value
  const matches = dataOf(snapshots.values()).values()
  const deleted = withoutBracket(competition, { bracketId, matches, confirmed, now })
  if (!deleted.ok) return deleted
  if (deleted.value === competition) return accept({})

  const { status, champion, updatedAt } = deleted.value
  writes.update(read, { bracketId: deleted.value.bracketId, status, champion, updatedAt })
  if (bracket.exists) writes.update(bracket, { sweepAfter: now })
  for (const match of snapshots.values()) writes.update(match, { revision: FieldValue.increment(1) })
  const seeds = seedChanges(dataOf(teams.docs), [])
  for (const team of teams.docs) if (seeds.has(team.id)) writes.update(team, { seed: null })
  const subjects = [subject('start', bracketId), subject('champion', bracketId)]
  await writeAnnouncements(reads, writes, { competitionId, subjects, cause: ['deleted', bracketId], at: now })
  writes.log(competitionId, {
    uid,
    at: now,
    action: 'deleteBracket',
    bracketId,
    matchId: null,
    teamIds: [],
    changes: [],
  })
  return accept({})
}
