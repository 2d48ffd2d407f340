import type { JoiningProfile } from '../competition/admitPlayer.ts'
import { hasPlaces } from '../competition/closedRefusal.ts'
import type { Competition } from '../competition/competition.ts'
import { type EntryQueue, queueLength } from '../competition/entryQueue.ts'
import { isRequirement } from '../competition/requirements.ts'
import type { Roster } from '../team/roster.ts'
import { type Admission, admit, rosterAfter } from './admit.ts'
import { type Applicant, type ApplicantState, type DeclineCause, inState } from './applicant.ts'
import { type Entrant, withApplicant } from './enter.ts'
import { entryLimits } from './entryLimits.ts'
import { firstTicket, nextTicket, returns } from './queueAfter.ts'

interface Queued {
  /** With exact numbers. */
  readonly competition: Competition
  /**
   * At least those whom `settleQueue` changes next: the first of those who have to confirm, of those who wait (from
   * `nextTicketUp` on if there is one), of those who request and, the other way round, of those who return to the queue.
   */
  readonly applicants: Iterable<Applicant>
  /** The profiles of the applicants; a person without one is passed by, because the account is being deleted. */
  readonly profiles: ReadonlyMap<string, JoiningProfile>
  /** The whole competition if there are teams in the queue; otherwise it may be empty. */
  readonly roster: Roster
  readonly revokedIds?: Admission['revokedIds']
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
 * Does what is due in the queue, and nothing if nothing is: people who have not confirmed in time are declined, requests
 * of a competition that is open by now wait, and those who wait move up in order as long as there are places. A team
 * moves up as a whole; those after it move up before it only if that leaves its places free. Near the start they have to
 * confirm. Once the competition has started, all are declined; if it has not after all, they return before anybody moves
 * up.
 */
export function settleQueue({
  competition: before,
  applicants,
  profiles,
  roster,
  revokedIds,
  now,
}: Queued): Settled {
  const all = [...applicants]
  const people = all.filter(({ state }) => state !== 'declined').sort(inOrder)
  const moved: Entrant[] = []
  let competition = before
  let current = roster
  const move = (applicant: Applicant, change: (entrant: Entrant) => Entrant) => {
    const entrant = change({ competition, player: null, applicant })
    competition = entrant.competition
    moved.push(entrant)
    return entrant
  }
  const change = (applicant: Applicant, state: ApplicantState) =>
    move(applicant, entrant => withApplicant(entrant, inState(applicant, state)))
  const decline = (applicant: Applicant, cause: DeclineCause) =>
    change(applicant, { state: 'declined', cause, reason: null })

  if (competition.status !== 'registration') {
    const confirming = people.filter(({ state }) => state === 'confirming')
    // The places of these are before those of all who still wait.
    for (const applicant of confirming.length > 0 ? confirming : people) {
      const returnsTo = placeOf(applicant, competition)
      change(applicant, { state: 'declined', cause: 'started', reason: null, returnsTo })
    }
    return { competition, moved, tells: false }
  }
  if (competition.entryQueue.startedWithout !== undefined) {
    // Those who have asked since come after all of these.
    for (const applicant of all.filter(returns).sort(fromTheEnd)) {
      const ticket = firstTicket(competition.entryQueue)
      change(applicant, isRequest(applicant) ? { state: 'requested' } : { state: 'waiting', ticket })
    }
    return { competition, moved, tells: false }
  }
  for (const applicant of people) {
    if (applicant.state === 'confirming' && applicant.confirmUntil <= now) decline(applicant, 'unconfirmed')
  }
  const isOpen = competition.options.entry === 'open'
  for (const applicant of people) {
    const { uid, state } = applicant
    const waits = state === 'waiting' || (isOpen && state === 'requested')
    const profile = profiles.get(uid)
    if (!waits || profile === undefined) continue
    const ticket = state === 'waiting' ? applicant.ticket : undefined
    if (!hasPlaces(competition, applicant.team !== undefined, ticket)) {
      if (state === 'waiting') continue
      change(applicant, { state: 'waiting', ticket: nextTicket(competition.entryQueue) })
      continue
    }
    const entrant = { competition, player: null, applicant }
    const admitted = admit(entrant, applicant, { profile, now, roster: current, revokedIds })
    if (!admitted.ok) decline(applicant, isRequirement(admitted.code) ? admitted.code : 'team-unfit')
    else if (isNearStart(competition, now)) {
      const confirmUntil = now + competition.options.confirmMinutes * 60_000
      change(applicant, { state: 'confirming', confirmUntil })
    } else {
      current = rosterAfter(
        current,
        move(applicant, () => admitted.value),
      )
    }
  }
  const tells = now >= tellsAt(competition.entryQueue)
  if (!tells) return { competition, moved, tells }
  const entryQueue = { ...competition.entryQueue, toldAt: Math.max(now, competition.entryQueue.askedAt) }
  return { competition: { ...competition, entryQueue }, moved, tells }
}

/** When the organizers are to be told of requests; infinite if they have been, or there are none. */
export function tellsAt({ requested, askedAt, toldAt }: EntryQueue): number {
  return requested > 0 && askedAt > toldAt ? toldAt + entryLimits.tellingPauseMs : Number.POSITIVE_INFINITY
}

/** Whether `settleQueue` may find something to do, as far as the competition tells. */
export function isSettlingDue(competition: Competition, now: number): boolean {
  const { status, options, entryQueue } = competition
  if (status !== 'registration') return queueLength(entryQueue) > 0
  const { requested, confirming, startedWithout } = entryQueue
  if (startedWithout !== undefined || confirming > 0 || (options.entry === 'open' && requested > 0))
    return true
  return nextTicketUp(competition) !== null || now >= tellsAt(entryQueue)
}

/** Returns the first ticket of those who wait that can move up now; null if none can. */
export function nextTicketUp(competition: Competition): number | null {
  const { waiting, teams } = competition.entryQueue
  const ofTeams = new Set(teams?.waiting)
  return waiting.find(ticket => hasPlaces(competition, ofTeams.has(ticket), ticket)) ?? null
}

/** Whether people who move up have to confirm. */
function isNearStart(
  { startDate, registrationDeadline }: Pick<Competition, 'startDate' | 'registrationDeadline'>,
  now: number,
): boolean {
  return now > registrationDeadline || now >= startDate - entryLimits.nearStartMs
}

/** Returns the place in the line to which somebody returns; null for a request. */
function placeOf(applicant: Applicant, { entryQueue }: Competition): number | null {
  if (applicant.state === 'requested') return null
  return applicant.state === 'waiting' ? applicant.ticket : firstTicket(entryQueue)
}

const isRequest = (applicant: Applicant) => applicant.state === 'declined' && applicant.returnsTo === null

/** The person who is to be the first in the line returns last. */
function fromTheEnd(one: Applicant, other: Applicant): number {
  const [first, second] = [one, other].map(each =>
    each.state === 'declined' ? (each.returnsTo ?? Number.NEGATIVE_INFINITY) : 0,
  )
  return first === second ? 0 : Number(second) - Number(first)
}

/** Those who wait come first, in order, then requests in the order of asking. */
function inOrder(one: Applicant, other: Applicant): number {
  const [first, second] = [one, other].map(each =>
    each.state === 'waiting' ? each.ticket : Number.POSITIVE_INFINITY,
  )
  if (first !== second) return (first ?? 0) - (second ?? 0)
  return one.askedAt - other.askedAt || (one.uid < other.uid ? -1 : 1)
}
