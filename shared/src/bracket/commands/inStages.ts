import { type Outcome, refuse } from '../../errors/outcome.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { settleStages } from '../stages/settleStages.ts'
import { standsAhead } from '../stages/standsAhead.ts'
import type { CommandField, CommandTarget } from './bracketCommand.ts'
import { reopeningBasis } from '../results/reopenMatch.ts'
import { undoneMatches } from '../results/undoneMatch.ts'

interface Row {
  readonly takes: readonly CommandField[]
  readonly errors: readonly string[]
  readonly apply: (bracket: Bracket, input: never) => Outcome<BracketChange>
}

/**
 * Completes a row with what follows from its change in other stages (see `settleStages`). Only rows that list its codes
 * can take a team away from a later stage, or open matches again (see `standsAhead`). A row with a preview is refused with the matches of all stages whose results
 * would be lost, and with `changed-meanwhile` if other matches would change by now than in the preview that was
 * confirmed.
 */
export function inStages<R extends Row>(row: R): R {
  const settle = (bracket: Bracket, input: CommandTarget) => {
    const { cascade = false, preview = false } = input
    const own = row.apply(bracket, input as never)
    if (!own.ok) return own
    const settled = settleStages(bracket, own.value, { cascade: cascade || preview })
    const canReopen = settled.ok && row.errors.includes('team-ahead')
    return (canReopen ? standsAhead(bracket, settled.value) : null) ?? settled
  }
  const apply = (bracket: Bracket, input: CommandTarget): Outcome<BracketChange> => {
    const settled = settle(bracket, input)
    if (!row.takes.includes('preview')) return settled
    const { matchId = '', basis } = input
    if (settled.ok) {
      const isAsSeen = basis === undefined || basis === reopeningBasis(settled.value)
      return isAsSeen ? settled : refuse('changed-meanwhile')
    }
    const all = settled.code === 'next-match-started' ? settle(bracket, { ...input, preview: true }) : settled
    if (!all.ok) return all
    const lost = undoneMatches(all.value, matchId).filter(({ started }) => started)
    return { ...settled, facts: { matches: lost.map(each => each.matchId) } }
  }
  return { ...row, apply }
}
