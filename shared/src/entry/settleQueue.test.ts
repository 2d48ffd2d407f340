import { expect, test } from 'vitest'
import { aCompetition } from '../competition/testing/aCompetition.ts'
import { newProfile } from '../profile/newProfile.ts'
import type { Applicant, ApplicantState } from './applicant.ts'
import { enter } from './enter.ts'
import { queueOf } from './queueAfter.ts'
import { settleQueue } from './settleQueue.ts'

const now = 1_000_000
const profile = {
  ...newProfile({ email: null, displayName: 'Wolf' }, 0),
  telegramConnected: false,
  emailVerified: false,
}

function asking(uid: string, state: ApplicantState): Applicant {
  const copy = { displayName: uid, photoURL: null, rankTier: null, steamProfileURL: '' }
  return { uid, askedAt: 0, joinId: uid, changes: 0, ...copy, ...state }
}

/** Settles until nothing is due, a few people at a time, the first of each group as the functions read them. */
function settled(before: ReturnType<typeof aCompetition>, queue: readonly Applicant[], atOnce: number) {
  let competition = before
  const roster = { teams: new Map(), players: new Map() }
  const applicants = new Map(queue.map(each => [each.uid, each]))
  for (;;) {
    const all = [...applicants.values()]
    const ranked = (rank: (each: Applicant) => number | undefined) =>
      all
        .filter(each => rank(each) !== undefined)
        .sort((one, other) => (rank(one) ?? 0) - (rank(other) ?? 0))
        .slice(0, atOnce)
    const some = [
      ...ranked(each => (each.state === 'confirming' ? each.confirmUntil : undefined)),
      ...ranked(each => (each.state === 'waiting' ? each.ticket : undefined)),
      ...ranked(each => (each.state === 'requested' ? each.askedAt : undefined)),
      ...ranked(each =>
        each.state === 'declined' && each.returnsTo !== undefined ? -(each.returnsTo ?? -1e9) : undefined,
      ),
    ]
    const profiles = new Map(all.map(({ uid }) => [uid, profile]))
    const after = settleQueue({ competition, applicants: some, profiles, roster, now })
    competition = after.competition
    for (const { applicant } of after.moved) if (applicant !== null) applicants.set(applicant.uid, applicant)
    if (after.moved.length === 0) return { competition, applicants: [...applicants.values()] }
  }
}

test.each([1, 2, 50])(
  'those without whom a competition started return to their places if it has not after all, %i at a time',
  atOnce => {
    const queue = [
      asking('third', { state: 'waiting', ticket: 9 }),
      asking('second', { state: 'waiting', ticket: 5 }),
      asking('undecided', { state: 'requested' }),
      asking('first', { state: 'confirming', confirmUntil: now + 1 }),
      asking('unwanted', { state: 'declined', cause: 'organizer', reason: null }),
    ]
    const options = { ...aCompetition({}).options, waitingList: true }
    const full = { options, places: { players: 10, teams: 2 }, playerCount: 10, registrationDeadline: now }
    const entryQueue = queueOf(queue, { askedAt: 0, toldAt: 0 })
    const started = settled(aCompetition({ ...full, status: 'running', entryQueue }), queue, atOnce)
    expect(started.applicants.map(({ state }) => state)).toEqual(queue.map(() => 'declined'))

    const reopened = { ...started.competition, status: 'registration', playerCount: 9 } as const
    const newcomer = { uid: 'newcomer', profile, now, joinId: 'newcomer' }
    const asked = enter({ competition: reopened, player: null, applicant: null }, newcomer)
    if (!asked.ok || asked.value.applicant === null) throw new Error('The newcomer passes others by')
    // Nobody moves up, so that the whole line is seen.
    const held = { ...asked.value.competition, playerCount: 10 }
    const again = settled(held, [...started.applicants, asked.value.applicant], atOnce)
    const line = again.applicants.flatMap(each => (each.state === 'waiting' ? [each] : []))
    line.sort((one, other) => one.ticket - other.ticket)
    expect(line.map(({ uid }) => uid)).toEqual(['first', 'second', 'third', 'newcomer', 'undecided'])
    expect(again.applicants.find(({ uid }) => uid === 'unwanted')?.state).toBe('declined')
    expect(again.competition.entryQueue).toEqual(queueOf(again.applicants, again.competition.entryQueue))
  },
)
