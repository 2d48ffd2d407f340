import type { AgendaMatch } from '../bracket/agenda/matchAgenda.ts'
import { asksForDecision, type MatchStep } from './matchStep.ts'

/** A match on the organizers' agenda, and what it waits for. */
export interface AgendaStep extends AgendaMatch {
  readonly step: MatchStep
}

/** What organizers decide, the most urgent first. */
const decisions: readonly MatchStep['kind'][] = ['dispute', 'stuck', 'no-show', 'check-in']

/**
 * Sorts the agenda for organizers: matches that do not continue without a decision come first, those that have waited
 * longest before the others, then the first match that is due to be started. The rest keeps its order.
 */
export function inOrganizersOrder<Row extends AgendaStep>(
  agenda: readonly Row[],
  now: number | null,
): readonly Row[] {
  const isDue = ({ step, since }: Row) =>
    step.kind === 'ready' && since !== null && now !== null && since <= now
  const due = agenda.find(isDue)
  const rank = ({ step }: AgendaStep) =>
    asksForDecision(step) ? decisions.indexOf(step.kind) : decisions.length
  const place = (row: Row) => rank(row) + (rank(row) === decisions.length && row !== due ? 1 : 0)
  const since = ({ step }: AgendaStep) =>
    asksForDecision(step) ? (step.since ?? Number.MAX_SAFE_INTEGER) : 0
  return agenda.toSorted((one, other) => place(one) - place(other) || since(one) - since(other))
}
