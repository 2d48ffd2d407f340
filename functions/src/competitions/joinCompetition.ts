import type { Competition } from '@upper-bracket/shared/competition/competition'
import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import { joinCompetition as join } from '@upper-bracket/shared/competition/joinCompetition'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { type Answer, type Call, defineCallable } from '../platform/defineCallable.ts'
import { documents } from '../platform/documents.ts'
import { inTransaction } from '../platform/inTransaction.ts'
import { readCompetition } from '../platform/readCompetition.ts'
import { type CheckedWrites, withoutLocks } from '../platform/withoutLocks.ts'
import { ensureProfile } from '../profiles/ensureProfile.ts'

/** From this many places left on, players are counted exactly: `playerCount` lags behind a rush. */
const fewPlaces = 250

/**
 * Makes the caller a player. One new document and the caller's own profile are written and nothing that is
 * shared, so that hundreds can join in the same seconds.
 *
 * The competition is read without being locked: under the locks of a rush, nobody could count the players, change
 * the competition or start it. Whoever joins in the instant in which it starts has joined just before. Only the
 * last places are given under locks, each once.
 */
export const joinCompetition = defineCallable('joinCompetition', async call => {
  const ensured = await ensureProfile(call.uid)
  if (!ensured.ok) return ensured

  const competition = (await documents.competition(call.input.competitionId).get()).data()
  return competition !== undefined && isNearlyFull(competition)
    ? inTransaction(transaction => enter(call, transaction, writesOf(transaction)))
    : withoutLocks((reads, writes) => enter(call, reads, writes))
})

async function enter(
  { uid, input: { competitionId }, now }: Call<'joinCompetition'>,
  reads: Transaction,
  writes: CheckedWrites,
): Promise<Answer<'joinCompetition'>> {
  const [competition, player, profile] = await Promise.all([
    readCompetition(reads, competitionId),
    reads.get(documents.player(competitionId, uid)),
    reads.get(documents.profile(uid)),
  ])
  if (!competition.ok) return competition
  const present = profile.data()
  if (present === undefined) return refuse('try-again')

  const playerCount = await countPlayers(reads, competitionId, competition.value)
  const joined = join({ ...competition.value, playerCount }, player.data() ?? null, {
    uid,
    profile: present,
    now,
  })
  if (!joined.ok) return joined

  writes.create(player, joined.value)
  writes.update(profile, { activeCompetitionID: competitionId })
  return accept({})
}

async function countPlayers(
  reads: Transaction,
  competitionId: string,
  competition: Competition,
): Promise<number> {
  if (!isNearlyFull(competition)) return competition.playerCount
  const counted = await reads.get(documents.players(competitionId).count())
  return counted.data().count
}

function isNearlyFull({ playerCount }: Competition): boolean {
  return playerCount >= competitionLimits.players - fewPlaces
}

/** What a transaction has read, it has locked. */
function writesOf(transaction: Transaction): CheckedWrites {
  return {
    create: ({ ref }, data) => transaction.create(ref, data),
    update: ({ ref }, fields) => transaction.update(ref, fields),
  }
}
