import type { Bracket } from '@upper-bracket/shared/bracket/bracket'
import { type BracketPlan, createBracket } from '@upper-bracket/shared/bracket/createBracket'
import type { CallableParsed } from '@upper-bracket/shared/contract/contract'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { authorize } from '../platform/authorize.ts'
import { type Answer, type Call, defineCallable } from '../platform/defineCallable.ts'
import { documents } from '../platform/documents.ts'
import { inTransaction } from '../platform/inTransaction.ts'
import { bracketPlan, type Entrants, type Tiers } from './bracketPlan.ts'
import { discardBracket } from './discardBracket.ts'
import { claimBracket, storeMatches } from './storeBracket.ts'
import { sweepUp } from './sweepUp.ts'

type Generation = Call<'generateBracket'>

/** Longer than any call lasts: what has not become the competition's bracket by then never will. */
const draftMs = 60 * 60 * 1000

/**
 * Makes the bracket of a competition, in place of an earlier one where `replace` says so. It is written whole
 * before the competition is switched to it in one transaction: nobody ever sees half a bracket, and when
 * something goes wrong on the way the earlier one stays.
 */
export const generateBracket = defineCallable('generateBracket', async call => {
  const { competitionId, bracketId } = call.input
  const entrants = await inTransaction(transaction => readEntrants(transaction, call), { readOnly: true })
  if (!entrants.ok) return entrants
  const replaced = entrants.value.competition.bracketId
  if (replaced === bracketId) return accept({ bracketId })

  const tiers = await readTiers(competitionId)
  const plan = bracketPlan(entrants.value, tiers, call.input)
  if (!plan.ok) return plan
  const bracket = createBracket(plan.value)
  if (!bracket.ok) return bracket

  const creation = { createdBy: call.uid, createdAt: call.now, edits: 0, sweepAfter: call.now + draftMs }
  if (!(await claimBracket(competitionId, bracketId, bracket.value, creation)))
    return answerOfTwin(call.input)
  const answer = await storeAndSwitch(call, bracket.value, { plan: plan.value, tiers, replaced })
  if (answer.ok && replaced !== null) await sweepUp(competitionId, replaced)
  return answer
})

async function readEntrants(
  transaction: Transaction,
  { uid, input }: Generation,
): Promise<Outcome<Entrants, 'not-found' | 'permission-denied' | 'bracket-exists'>> {
  const { competitionId, bracketId, replace } = input
  const authorized = await authorize(transaction, 'generateBracket', { uid, competitionId })
  if (!authorized.ok) return authorized
  const { competition } = authorized.value
  if (competition.bracketId !== null && competition.bracketId !== bracketId && !replace) {
    return refuse('bracket-exists')
  }
  const teams = await transaction.get(documents.teams(competitionId))
  return accept({ competition, teams: new Map(teams.docs.map(team => [team.id, team.data()])) })
}

async function readTiers(competitionId: string): Promise<Tiers> {
  const players = await documents.players(competitionId).get()
  return new Map(players.docs.map(player => [player.id, player.data().rankTier]))
}

interface Basis {
  readonly plan: BracketPlan
  readonly tiers: Tiers
  readonly replaced: string | null
}

async function storeAndSwitch(
  call: Generation,
  bracket: Bracket,
  basis: Basis,
): Promise<Answer<'generateBracket'>> {
  const { competitionId, bracketId } = call.input
  try {
    await storeMatches(competitionId, bracketId, bracket)
    const switched = await inTransaction(transaction => switchTo(transaction, call, basis))
    if (!switched.ok) await discardBracket(competitionId, bracketId)
    return switched
  } catch (error) {
    // Kept where the switch had been committed and only its answer got lost.
    const discarded = await discardBracket(competitionId, bracketId)
    if (!discarded) return accept({ bracketId })
    throw error
  }
}

/** Refuses `changed-meanwhile` where the bracket would be another one by now. */
async function switchTo(
  transaction: Transaction,
  call: Generation,
  { plan, tiers, replaced }: Basis,
): Promise<Answer<'generateBracket'>> {
  const { competitionId, bracketId } = call.input
  const [entrants, claim] = await Promise.all([
    readEntrants(transaction, call),
    transaction.get(documents.bracket(competitionId, bracketId)),
  ])
  if (!entrants.ok) return entrants
  const { competition, teams } = entrants.value
  const planNow = bracketPlan(entrants.value, tiers, call.input)
  const isSame =
    competition.bracketId === replaced && planNow.ok && JSON.stringify(planNow.value) === JSON.stringify(plan)
  if (!isSame || !claim.exists) return refuse('changed-meanwhile')

  transaction.update(claim.ref, { sweepAfter: null })
  if (replaced !== null) {
    transaction.set(documents.bracket(competitionId, replaced), { sweepAfter: call.now }, { merge: true })
  }
  transaction.create(documents.newLogEntry(competitionId), {
    uid: call.uid,
    at: call.now,
    action: 'generateBracket',
    bracketId,
    matchId: null,
    teamIds: plan.teamIds,
    changes: [],
  })
  transaction.update(documents.competition(competitionId), {
    bracketId,
    status: 'running',
    champion: null,
    updatedAt: call.now,
  })
  const seeds = new Map(plan.teamIds.map((teamId, index) => [teamId, index + 1]))
  for (const [teamId, team] of teams) {
    const seed = seeds.get(teamId) ?? null
    if (team.seed !== seed) transaction.update(documents.team(competitionId, teamId), { seed })
  }
  return accept({ bracketId })
}

const twinPauseMs = 200
const twinPatienceMs = 10_000

/** The same call is under way elsewhere (a double click): its result is this one's too. */
async function answerOfTwin({
  competitionId,
  bracketId,
}: CallableParsed<'generateBracket'>): Promise<Answer<'generateBracket'>> {
  for (let waited = 0; waited < twinPatienceMs; waited += twinPauseMs) {
    const [competition, bracket] = await Promise.all([
      documents.competition(competitionId).get(),
      documents.bracket(competitionId, bracketId).get(),
    ])
    if (competition.data()?.bracketId === bracketId) return accept({ bracketId })
    if (!bracket.exists) break
    await new Promise(resolve => setTimeout(resolve, twinPauseMs))
  }
  return refuse('try-again')
}
