import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import { becameOf, enter, type Entrant } from '@upper-bracket/shared/entry/enter'
import { entryLimits } from '@upper-bracket/shared/entry/entryLimits'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { profileMissing } from '../actions/runInBatches.ts'
import type { Call, CallOutcome } from '../actions/steps.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { revokedId } from '../platform/transaction/revokedIds.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { exitsOf, returnRefusal } from './exits.ts'
import { entrantOf, readEntrants } from './readEntrants.ts'
import { revokeReplaced } from './removeApplicant.ts'
import { settleSoon } from './settleSoon.ts'
import { storeEntrants } from './storeEntrants.ts'

/**
 * Makes the caller a player or an applicant. Concurrent calls are batched: players are counted once, and places are
 * given in order of arrival.
 */
export const joinCompetition = action('joinCompetition', {
  maxWrites: 7,
  batchKey: ({ competitionId }) => competitionId,
  decideBatch: enterTogether,
})

/** Creates entries and applicants, provided that the competition has not changed since the decision. */
async function enterTogether(
  competitionId: string,
  calls: readonly Call<'joinCompetition'>[],
  reads: Transaction,
  writes: CheckedWrites,
): Promise<Outcome<readonly CallOutcome<'joinCompetition'>[], 'not-found'>> {
  const uids = calls.map(({ uid }) => uid)
  const joinIds = calls.map(({ input }) => input.joinId)
  const [read, stored, revoked, exits] = await Promise.all([
    // Nobody enters with a team here.
    readEntrants(reads, competitionId, uids, { mayEnter: () => false }),
    reads.get(documents.applicants(competitionId).count()),
    snapshotsOf(reads, joinIds, joinId => revokedId(competitionId, 'joins', joinId)),
    snapshotsOf(reads, uids, uid => exitsOf(competitionId, uid)),
  ])
  let { held } = read
  if (held === undefined) return refuse('not-found', { document: 'competition' })

  const changed = new Map<string, Entrant>()
  const outcomes: CallOutcome<'joinCompetition'>[] = []
  const statements = new Map<string, JoiningStatement>()
  for (const { uid, now, input } of calls) {
    const { joinId, competitionId: _, ...statement } = input
    const profile = read.joining.get(uid)
    if (profile === undefined) {
      outcomes.push(profileMissing)
      continue
    }
    const before: Entrant = { ...entrantOf(read, uid), ...changed.get(uid), competition: held }
    const entered = enter(before, { uid, profile, reachable: profile, statement, now, joinId })
    const isChanged = entered.ok && entered.value !== before
    const returning = isChanged && before.applicant === null ? returnRefusal(exits.get(uid), now) : null
    // The person has left since, by which the entry has changed: nobody leaves while this is committed.
    if (isChanged && revoked.get(joinId)?.exists) outcomes.push(refuse('id-taken'))
    else if (returning !== null) outcomes.push(returning)
    else if (
      isChanged &&
      entered.value.applicant !== null &&
      before.applicant === null &&
      stored.data().count + changed.size >= entryLimits.applicants
    )
      outcomes.push(refuse('queue-full', { people: stored.data().count }))
    else {
      if (isChanged) {
        held = entered.value.competition
        changed.set(uid, entered.value)
        statements.set(uid, statement)
        revokeReplaced(writes, competitionId, before.applicant, entered.value.applicant)
      }
      outcomes.push(entered.ok ? accept({ became: becameOf(entered.value) }) : entered)
    }
  }
  await storeEntrants(reads, writes, read, changed, { leads: true, statements })
  if (changed.size > 0) settleSoon(writes, competitionId, held)
  return accept(outcomes)
}
