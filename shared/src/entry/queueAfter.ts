import { type EntryQueue, emptyQueue, noTeams, queueLength } from '../competition/entryQueue.ts'
import { type Refusal, refuse } from '../errors/outcome.ts'
import type { Applicant } from './applicant.ts'
import { entryLimits } from './entryLimits.ts'

/** Returns the queue after an applicant has changed. Null stands for somebody who is no applicant. */
export function queueAfter(queue: EntryQueue, before: Applicant | null, after: Applicant | null): EntryQueue {
  const { teams = noTeams, ...people } = queue
  const asTeam = (applicant: Applicant | null) => (applicant?.team === undefined ? null : applicant)
  const changed = countsAfter(teams, asTeam(before), asTeam(after))
  const hasTeams = queueLength(changed) > 0 || changed.startedWithout !== undefined
  return { ...countsAfter(people, before, after), ...(hasTeams && { teams: changed }) }
}

function countsAfter<Counts extends typeof noTeams>(
  counts: Counts,
  before: Applicant | null,
  after: Applicant | null,
): Counts {
  const count = (state: Applicant['state']) =>
    Number(after?.state === state) - Number(before?.state === state)
  const left = before?.state === 'waiting' ? before.ticket : null
  const taken = after?.state === 'waiting' ? [after.ticket] : []
  const { startedWithout: stayed = 0, ...current } = counts
  const startedWithout = stayed + Number(returns(after)) - Number(returns(before))
  return {
    ...(current as Counts),
    requested: counts.requested + count('requested'),
    confirming: counts.confirming + count('confirming'),
    waiting: [...counts.waiting.filter(ticket => ticket !== left), ...taken].sort(
      (one, other) => one - other,
    ),
    ...(startedWithout > 0 && { startedWithout }),
  }
}

/** Refuses another person where organizers could not look through the queue any more; null if there is room. */
export function queueFull(queue: EntryQueue): Refusal<'queue-full'> | null {
  const people = queueLength(queue) + (queue.startedWithout ?? 0)
  return people < entryLimits.queue ? null : refuse('queue-full', { people })
}

/** Whether the competition started without this person, who returns to the queue if it has not after all. */
export function returns(applicant: Applicant | null): boolean {
  return applicant?.state === 'declined' && applicant.returnsTo !== undefined
}

/** Returns the ticket of a person before all who wait. */
export function firstTicket({ waiting }: Pick<EntryQueue, 'waiting'>): number {
  return (waiting[0] ?? 1) - 1
}

/** Returns the ticket of the next person who waits. */
export function nextTicket({ waiting }: EntryQueue): number {
  return (waiting.at(-1) ?? 0) + 1
}

/** Returns how many people move up before this one; null for somebody who does not wait. */
export function peopleBefore({ waiting }: EntryQueue, applicant: Applicant | null): number | null {
  return applicant?.state === 'waiting' ? waiting.filter(ticket => ticket < applicant.ticket).length : null
}

/** Returns what the queue of these applicants is, with the times of another one. */
export function queueOf(
  applicants: Iterable<Applicant>,
  { askedAt, toldAt }: Pick<EntryQueue, 'askedAt' | 'toldAt'>,
): EntryQueue {
  const start: EntryQueue = { ...emptyQueue, askedAt, toldAt }
  return [...applicants].reduce((queue, each) => queueAfter(queue, null, each), start)
}
