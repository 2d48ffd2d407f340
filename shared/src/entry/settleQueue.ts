import { type JoiningProfile, newPlayer } from '../competition/admitPlayer.ts'
import { freePlaces } from '../competition/closedRefusal.ts'
import type { Competition } from '../competition/competition.ts'
import { type Applicant, type ApplicantState, inState } from './applicant.ts'
import { type Entrant, withApplicant, withPlayer } from './enter.ts'
import { entryLimits } from './entryLimits.ts'
import { nextTicket } from './queueAfter.ts'

interface Queued {
  /** With exact numbers. */
  readonly competition: Competition
  /** The first of those who have to confirm, of those who wait and of those who have requested. */
  readonly applicants: Iterable<Applicant>
  /** The profiles of the applicants; who has none is passed by, because the account is being deleted. */
  readonly profiles: ReadonlyMap<string, JoiningProfile>
  readonly now: number
}

interface Settled {
  readonly competition: Competition
  /** What became of those who changed, in order. */
  readonly moved: readonly Entrant[]
  /** Whether the organizers are to be told of requests. */
  readonly tells: boolean
}

/**
 * Does what is due in the queue, and nothing if nothing is: people who have not confirmed in time are declined, requests of a
 * competition that is open by now wait, and those who wait longest move up as long as there are places. Near the start
 * they have to confirm. Once the competition has started, all are declined.
 */
export function settleQueue({ competition: before, applicants, profiles, now }: Queued): Settled {
  const people = [...applicants].filter(({ state }) => state !== 'declined').sort(inOrder)
  const moved: Entrant[] = []
  let competition = before
  const move = (applicant: Applicant, change: (entrant: Entrant) => Entrant) => {
    const entrant = change({ competition, player: null, applicant })
    competition = entrant.competition
    moved.push(entrant)
  }
  const change = (applicant: Applicant, state: ApplicantState) =>
    move(applicant, entrant => withApplicant(entrant, inState(applicant, state)))
  const decline = (applicant: Applicant, cause: Extract<ApplicantState, { state: 'declined' }>['cause']) =>
    change(applicant, { state: 'declined', cause, reason: null })

  if (competition.status !== 'registration') {
    for (const applicant of people) decline(applicant, 'started')
    return { competition, moved, tells: false }
  }
  for (const applicant of people) {
    if (applicant.state === 'invited' && applicant.confirmUntil <= now) decline(applicant, 'unconfirmed')
  }
  const isOpen = competition.options.entry === 'open'
  for (const applicant of people) {
    const { uid, state } = applicant
    const waits = state === 'waiting' || (isOpen && state === 'requested')
    const profile = profiles.get(uid)
    if (!waits || profile === undefined) continue
    const isNext = state === 'waiting' || competition.entryQueue.waiting.length === 0
    if (!isNext || freePlaces(competition, true) === 0) {
      if (state === 'waiting') continue
      change(applicant, { state: 'waiting', ticket: nextTicket(competition.entryQueue) })
      continue
    }
    const admitted = newPlayer(competition, { uid, profile, statement: applicant, now })
    if (!admitted.ok) decline(applicant, admitted.code)
    else if (isNearStart(competition, now)) {
      const confirmUntil = now + competition.options.confirmMinutes * 60_000
      change(applicant, { state: 'invited', confirmUntil })
    } else {
      move(applicant, entrant => withPlayer(entrant, { ...admitted.value, joinId: applicant.joinId }))
    }
  }
  const { requested, askedAt, toldAt } = competition.entryQueue
  const tells = requested > 0 && askedAt > toldAt && now >= toldAt + entryLimits.tellingPauseMs
  if (!tells) return { competition, moved, tells }
  const entryQueue = { ...competition.entryQueue, toldAt: Math.max(now, askedAt) }
  return { competition: { ...competition, entryQueue }, moved, tells }
}

/** Whether people who move up have to confirm. */
function isNearStart(
  { startDate, registrationDeadline }: Pick<Competition, 'startDate' | 'registrationDeadline'>,
  now: number,
): boolean {
  return now > registrationDeadline || now >= startDate - entryLimits.nearStartMs
}

/** Those who wait come first, in order, then requests in the order of asking. */
function inOrder(one: Applicant, other: Applicant): number {
  const [first, second] = [one, other].map(each =>
    each.state === 'waiting' ? each.ticket : Number.POSITIVE_INFINITY,
  )
  if (first !== second) return (first ?? 0) - (second ?? 0)
  return one.askedAt - other.askedAt || (one.uid < other.uid ? -1 : 1)
}
