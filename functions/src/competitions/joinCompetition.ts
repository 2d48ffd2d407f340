import { joinCompetition as join } from '@upper-bracket/shared/competition/joinCompetition'
import { keptStatement } from '@upper-bracket/shared/competition/joiningStatement'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { contactsOf } from '@upper-bracket/shared/player/contacts'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { profileMissing } from '../actions/runInBatches.ts'
import type { Call, CallOutcome } from '../actions/steps.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { revokedId } from '../platform/transaction/revokedIds.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { admission } from '../roster/admission.ts'
import { joiningProfiles } from '../roster/joiningProfiles.ts'

type Joining = Call<'joinCompetition'>

/**
 * Makes the caller a player. Concurrent calls are batched: players are counted once, and places are given in order of
 * arrival.
 */
export const joinCompetition = action('joinCompetition', {
  maxWrites: 4,
  batchKey: ({ competitionId }) => competitionId,
  decideBatch: enterTogether,
})

/** Creates entries, provided that the competition has not changed since the decision. */
async function enterTogether(
  competitionId: string,
  calls: readonly Joining[],
  reads: Transaction,
  writes: CheckedWrites,
): Promise<Outcome<readonly CallOutcome<'joinCompetition'>[], 'not-found'>> {
  const uids = calls.map(({ uid }) => uid)
  const [competition, counted, players, profiles, revoked] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    reads.get(documents.players(competitionId).count()),
    snapshotsOf(reads, uids, uid => documents.player(competitionId, uid)),
    snapshotsOf(reads, uids, documents.profile),
    snapshotsOf(
      reads,
      calls.map(({ input }) => input.joinId),
      joinId => revokedId(competitionId, 'joins', joinId),
    ),
  ])
  const held = competition.data()
  if (held === undefined) return refuse('not-found', { document: 'competition' })
  const joining = await joiningProfiles(held, profiles)

  const entered = new Map<string, Player>()
  const countNow = () => counted.data().count + entered.size
  const outcomes = calls.map(
    ({ uid, now, input: { joinId, ...statement } }): CallOutcome<'joinCompetition'> => {
      const [player, profile] = [players.get(uid), profiles.get(uid)]
      const current = joining.get(uid)
      if (player === undefined || profile === undefined || current === undefined) return profileMissing
      const entry = entered.get(uid) ?? player.data() ?? null
      const joined = join({ ...held, playerCount: countNow() }, entry, {
        uid,
        profile: current,
        statement,
        now,
        joinId,
      })
      if (!joined.ok) return joined
      if (joined.value === entry) return accept({})
      // The person has left since, by which the entry has changed: nobody leaves while this is committed.
      if (revoked.get(joinId)?.exists) return refuse('id-taken')

      entered.set(uid, joined.value)
      writes.create(player, joined.value)
      writes.put(documents.contacts(competitionId, uid), {
        ...contactsOf(uid, current),
        ...keptStatement(held, statement),
      })
      writes.update(profile, { activeCompetitionID: competitionId })
      return accept({})
    },
  )
  if (entered.size > 0) writes.update(competition, admission({ playerCount: countNow() }))
  return accept(outcomes)
}
