import type { Applicant } from '@upper-bracket/shared/entry/applicant'
import type { ApplicantOutcome } from '@upper-bracket/shared/entry/decideApplicant'
import type { Became } from '@upper-bracket/shared/entry/enter'

export type ShownApplicant = Applicant & { readonly id: string }

/** Why nothing became of an applicant. */
export type Obstacle = Exclude<ApplicantOutcome, Became>

export interface ShownObstacle {
  readonly code: Obstacle
  /** The members who lack what the competition requires; empty if it is the applicant. */
  readonly names: readonly string[]
}

/** The states in the order in which organizers need them. */
export const applicantStates = ['requested', 'waiting', 'confirming', 'declined'] as const
export type ApplicantStateName = (typeof applicantStates)[number]

/** Returns the applicants in one state whose name, team or answers contain what is searched, in the order of the queue. */
export function applicantsIn(
  applicants: readonly ShownApplicant[],
  state: ApplicantStateName,
  searched: string,
): readonly ShownApplicant[] {
  const wanted = searched.trim().toLowerCase()
  const texts = ({ displayName, team, answers = [] }: Applicant) => [
    displayName ?? '',
    ...(team ? [team.name, ...team.members.map(({ name }) => name)] : []),
    ...answers.map(({ answer }) => answer),
  ]
  return applicants
    .filter(each => each.state === state && texts(each).some(text => text.toLowerCase().includes(wanted)))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || one.askedAt - other.askedAt)
}

/** Those who wait are in the order of their tickets; the latest decline comes first, as far as it is known. */
function orderOf(applicant: Applicant): number {
  if (applicant.state === 'waiting') return applicant.ticket
  if (applicant.state === 'confirming') return applicant.confirmUntil
  return applicant.state === 'declined' ? -applicant.askedAt : applicant.askedAt
}
