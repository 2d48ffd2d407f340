import type { Match, Side } from '../model/match.ts'
import { isSameScore } from '../model/series.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import type { CommandTarget } from '../commands/bracketCommand.ts'
import type { CommandName } from '../commands/commandTable.ts'

type Step = { readonly name: CommandName } & Pick<
  CommandTarget,
  'score' | 'games' | 'sides' | 'cascade' | 'preview'
>

/** The next command that brings a match to the wanted state; null if it is there. Both have two teams. */
export function stepTowards(match: Match, wanted: Match): Step | null {
  const { status, score, games = [], forfeits } = wanted
  const isScored = isSameScore(match.score, score) && isSameValue(match.games ?? [], games)
  const isForfeited = forfeits.some(Boolean)
  const isSameEnd = forfeits[0] === match.forfeits[0] && forfeits[1] === match.forfeits[1]
  const reopen: Step = { name: 'reopenMatch', cascade: false, preview: false }

  if (match.status === 'finished') {
    if (status !== 'finished' || !isSameEnd) return reopen
    if (isScored) return null
    const isCorrectable = !isForfeited && match.winner === wanted.winner
    return isCorrectable ? { name: 'correctScore', score, games } : reopen
  }
  if (status === 'ready') return match.status === 'ready' ? null : { name: 'unstartMatch' }
  if (isForfeited && isScored) return { name: 'forfeitMatch', sides: sidesOf(forfeits) }
  if (match.status !== 'running') return { name: 'startMatch' }
  if (status === 'finished' && !isForfeited) return { name: 'finishSeries', score, games }
  return isScored ? null : { name: 'setScore', score, games }
}

function sidesOf(forfeits: Match['forfeits']): readonly Side[] {
  return ([0, 1] as const).filter(side => forfeits[side])
}
