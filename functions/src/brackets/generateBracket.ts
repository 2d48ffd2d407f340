import { championFields } from '@upper-bracket/shared/competition/champions'
import { championSubjects, subject } from '@upper-bracket/shared/announcements/subject'
import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import { type Entrants, planBracket, type Tiers } from '@upper-bracket/shared/bracket/creation/planBracket'
import { type BracketBasis, switchBracket } from '@upper-bracket/shared/bracket/creation/switchBracket'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { CallableError, CallableParsed } from '@upper-bracket/shared/contract/contract'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { bracketPublishedEvent } from '@upper-bracket/shared/events/bracketEvents'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { authorize } from '../actions/authorize.ts'
import type { Call, CallOutcome } from '../actions/steps.ts'
import { writeAnnouncements } from '../announcements/writeAnnouncements.ts'
import { settleSoon } from '../entry/settleSoon.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { consumePersistentRateLimit } from '../platform/limits/consumePersistentRateLimit.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { revokedId } from '../platform/transaction/revokedIds.ts'
import { isDraftOpen } from '../roster/isDraftOpen.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { type BracketLease, isHeld } from './bracketLease.ts'
import { discardBracket } from './discardBracket.ts'
import { storeBracket } from './storeBracket.ts'
import { tryDiscardBracket } from './tryDiscardBracket.ts'

type Generation = Call<'generateBracket'>

/** How long a call waits for another one that creates the same bracket; longer than a dead call is presumed alive. */
const twinMs = 10_000
const pauseMs = 200

/**
 * Creates the bracket of a competition, replacing an earlier one if `replace` says so. The bracket is written
 * completely before the competition switches to it in one commit, so nobody sees half a bracket, and after an error the
 * earlier one stays.
 *
 * A repeated call (a double click) waits for the first one and returns its result. If the first call has died, it
 * finishes its work.
 */
export const generateBracket = action('generateBracket', {
  maxWrites: 'counted',
  timeoutMs: 45_000,
  run: async call => {
    const deadline = Date.now() + twinMs
    const count = countedOnce(call)
    for (;;) {
      const outcome = await generate(call, count)
      if (outcome !== null) return outcome
      if (!(await isReleased(call.input, deadline))) return refuse('try-again')
    }
  },
})

type Count = (documents: number) => Promise<Outcome<null, 'too-many-requests'>>

/** Counts the documents that a call writes, however often it tries. */
function countedOnce({ uid, now }: Generation): Count {
  let counted: ReturnType<Count> | null = null
  return documents =>
    (counted ??= consumePersistentRateLimit({ uid, address: null }, 'writtenDocuments', now, documents))
}

/** Null if another call holds the same bracket. */
async function generate(call: Generation, count: Count): Promise<CallOutcome<'generateBracket'> | null> {
  const { competitionId, bracketId } = call.input
  const entrants = await runTransaction(transaction => readEntrants(transaction, call), { readOnly: true })
  if (!entrants.ok) return entrants
  const replaced = entrants.value.competition.bracketId
  if (replaced === bracketId) return accept({ bracketId })
  if (entrants.value.isRevoked) return refuse('id-taken')

  const tiers = await readTiers(competitionId)
  const plan = planBracket(entrants.value, tiers, call.input)
  if (!plan.ok) return plan
  const bracket = createBracket(plan.value)
  if (!bracket.ok) return bracket
  const { competition, teams } = entrants.value
  // The matches of the replaced bracket are deleted, and each player is notified.
  const matches = bracket.value.matches.size * (replaced === null ? 1 : 2)
  const counted = await count(matches + teams.size + competition.playerCount)
  if (!counted.ok) return counted

  const outcome = await storeAndSwitch(call, bracket.value, { plan: plan.value, tiers, replaced })
  if (outcome?.ok && replaced !== null) await tryDiscardBracket(competitionId, replaced)
  return outcome
}

async function readEntrants(
  transaction: Transaction,
  { uid, input }: Generation,
): Promise<
  Outcome<Entrants & { readonly isRevoked: boolean }, 'not-found' | 'permission-denied' | 'draft-open'>
> {
  const { competitionId, bracketId } = input
  const authorized = await authorize(transaction, 'generateBracket', { uid, competitionId })
  if (!authorized.ok) return authorized
  const { competition } = authorized.value
  if (await isDraftOpen(transaction, competitionId, competition)) return refuse('draft-open')
  const [teams, revoked] = await Promise.all([
    transaction.get(documents.teams(competitionId)),
    transaction.get(revokedId(competitionId, 'brackets', bracketId)),
  ])
  return accept({ competition, teams: dataOf(teams.docs), isRevoked: revoked.exists })
}

async function readTiers(competitionId: string): Promise<Tiers> {
  const players = await documents.players(competitionId).get()
  return new Map(players.docs.map(player => [player.id, player.data().rankTier]))
}

async function storeAndSwitch(
  call: Generation,
  bracket: Bracket,
  basis: BracketBasis,
): Promise<CallOutcome<'generateBracket'> | null> {
  const { competitionId, bracketId } = call.input
  const creation = { createdBy: call.uid, createdAt: call.now, edits: 0 }
  try {
    const lease = await storeBracket(competitionId, bracketId, bracket, creation)
    if (lease === null) return null
    const switched = await runOptimisticTransaction((reads, writes) =>
      switchTo(reads, writes, call, basis, lease),
    )
    if (switched.ok) return switched.value
    // The bracket is kept if the switch was committed and only the response was lost.
    const discarded = await discardBracket(competitionId, bracketId)
    return discarded ? switched : accept({ bracketId })
  } catch (error) {
    const discarded = await discardBracket(competitionId, bracketId)
    if (!discarded) return accept({ bracketId })
    throw error
  }
}

/**
 * Null if another call holds the bracket. All teams are written, whether or not their seed changes, so that the switch
 * fails if one of them has changed since the plan was made.
 */
async function switchTo(
  reads: Transaction,
  writes: CheckedWrites,
  call: Generation,
  basis: BracketBasis,
  lease: BracketLease,
): Promise<
  Outcome<
    CallOutcome<'generateBracket'> | null,
    CallableError<'generateBracket'> | 'not-found' | 'permission-denied'
  >
> {
  const { competitionId, bracketId } = call.input
  const { plan, replaced } = basis
  const [authorized, competition, teams, held, revoked, old] = await Promise.all([
    authorize(reads, 'generateBracket', { uid: call.uid, competitionId }),
    reads.get(documents.competition(competitionId)),
    reads.get(documents.teams(competitionId)),
    reads.get(documents.bracket(competitionId, bracketId)),
    reads.get(revokedId(competitionId, 'brackets', bracketId)),
    replaced === null ? null : reads.get(documents.bracket(competitionId, replaced)),
  ])
  if (!authorized.ok) return authorized
  if (!held.updateTime?.isEqual(lease.updateTime)) return accept(null)
  if (revoked.exists) return refuse('id-taken')
  // A draft that starts changes the competition, on whose state the switch depends.
  if (await isDraftOpen(reads, competitionId, authorized.value.competition)) return refuse('draft-open')
  const entrants = { competition: authorized.value.competition, teams: dataOf(teams.docs) }
  const switched = switchBracket(entrants, basis, call.input, call.now)
  if (!switched.ok) return switched

  const { status, updatedAt } = switched.value.competition
  const champions = championFields([], entrants.competition)
  writes.update(competition, { bracketId, status, updatedAt, ...champions })
  writes.update(held, { sweepAfter: null })
  settleSoon(writes, competitionId, switched.value.competition)
  if (entrants.competition.selfService !== null) {
    writes.schedule({ kind: 'openCheckIns', dueAt: call.now, competitionId, bracketId })
  }
  writes.requireAbsent(revoked)
  if (old?.exists) writes.update(old, { sweepAfter: call.now })
  if (replaced !== null) writes.revokeId(competitionId, 'brackets', replaced)
  for (const team of teams.docs) {
    const seed = switched.value.seeds.get(team.id)
    writes.update(team, { seed: seed === undefined ? team.data().seed : seed })
  }
  writes.log(competitionId, {
    uid: call.uid,
    at: call.now,
    action: 'generateBracket',
    bracketId,
    matchId: null,
    teamIds: plan.teamIds,
    changes: [],
  })
  writes.publish(competitionId, [
    ...(replaced === null ? [] : [{ type: 'bracket.deleted', bracketId: replaced } as const]),
    { type: 'bracket.created', bracketId },
  ])
  const gone =
    replaced === null ? [] : [subject('start', replaced), ...championSubjects(replaced, entrants.competition)]
  await writeAnnouncements(reads, writes, {
    competitionId,
    subjects: [...gone, subject('start', bracketId)],
    cause: ['start', bracketId],
    at: call.now,
  })
  const { name } = entrants.competition
  const context = { competition: { id: competitionId, name }, byUid: call.uid, at: call.now }
  emitEvents(writes, context, [bracketPublishedEvent(bracketId)])
  return accept(accept({ bracketId }))
}

/** Waits until the competition has the bracket, or no call holds it any more; false after `deadline`. */
async function isReleased(
  { competitionId, bracketId }: CallableParsed<'generateBracket'>,
  deadline: number,
): Promise<boolean> {
  while (Date.now() < deadline) {
    const [competition, bracket] = await Promise.all([
      documents.competition(competitionId).get(),
      documents.bracket(competitionId, bracketId).get(),
    ])
    const current = bracket.data()
    if (competition.data()?.bracketId === bracketId) return true
    if (current === undefined || !isHeld(current, Date.now())) return true
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
  return false
}
