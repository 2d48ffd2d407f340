import type { Competition } from '@upper-bracket/shared/competition/competition'
import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import { joinCompetition as join } from '@upper-bracket/shared/competition/joinCompetition'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { defineCallable } from '../platform/defineCallable.ts'
import { documents } from '../platform/documents.ts'
import { inTransaction } from '../platform/inTransaction.ts'
import { readCompetition } from '../platform/readCompetition.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'

/** From this many places left on, players are counted exactly: `playerCount` lags behind a rush. */
const fewPlaces = 250

/**
 * Makes the caller a player. One new document and the caller's own profile are written and nothing that is
 * shared, so that hundreds can join in the same seconds; the competition is only read.
 */
export const joinCompetition = defineCallable('joinCompetition', async ({ uid, input, now }) => {
  const { competitionId } = input
  const ensured = await ensureProfile(uid)
  if (!ensured.ok) return ensured

  return inTransaction(async transaction => {
    const [competition, player, profile] = await Promise.all([
      readCompetition(transaction, competitionId),
      transaction.get(documents.player(competitionId, uid)),
      transaction.get(documents.profile(uid)),
    ])
    if (!competition.ok) return competition
    const present = profile.data()
    if (present === undefined) return refuse('try-again')

    const playerCount = await countPlayers(transaction, competitionId, competition.value)
    const joined = join({ ...competition.value, playerCount }, player.data() ?? null, {
      uid,
      profile: present,
      now,
    })
    if (!joined.ok) return joined

    transaction.create(documents.player(competitionId, uid), joined.value)
    transaction.update(documents.profile(uid), { activeCompetitionID: competitionId })
    return accept({})
  })
})

/** Counting inside the transaction holds up everyone else who joins, hence only where it decides. */
async function countPlayers(
  transaction: Transaction,
  competitionId: string,
  { playerCount }: Competition,
): Promise<number> {
  if (playerCount < competitionLimits.players - fewPlaces) return playerCount
  const counted = await transaction.get(documents.players(competitionId).count())
  return counted.data().count
}
