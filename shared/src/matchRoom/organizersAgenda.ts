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
 * longest before the others. The rest keeps its order.
 */
export function decisionsFirst<Row extends AgendaStep>(agenda: readonly Row[]): readonly Row[] {
  const rank = ({ step }: AgendaStep) =>
    asksForDecision(step) ? decisions.indexOf(step.kind) : decisions.length
  const since = ({ step }: AgendaStep) =>
    asksForDecision(step) ? (step.since ?? Number.MAX_SAFE_INTEGER) : 0
  return agenda.toSorted((one, other) => rank(one) - rank(other) || since(one) - since(other))
}
