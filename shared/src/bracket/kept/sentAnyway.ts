import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { CommandTarget } from '../commands/bracketCommand.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import { isSamePair, teamPair } from '../model/matchState.ts'
import { isSameScore } from '../model/series.ts'
import type { GivenCommand, KeptName, KeptQueue } from './keptCommand.ts'
import { discarded, keep, type OvertakenMatch, withKept } from './keptQueue.ts'

interface Given {
  readonly competitionId: string
  /** Milliseconds since the epoch, by the device's clock. */
  readonly at: number
  readonly newId: () => string
}

/** More steps than any state of a match is away from any other. */
const maxSteps = 6

/**
 * The queue in which what was refused for a match is replaced by what leads to it from the present bracket, with what
 * was given since. Refused with `changed-meanwhile` if other teams play in the match by now, and otherwise as the server
 * would refuse a step. Nothing changes where it has been decided already, in another tab for instance.
 */
export function sentAnyway(
  queue: KeptQueue,
  bracket: Bracket,
  overtaken: OvertakenMatch,
  { competitionId, at, newId }: Given,
): Outcome<KeptQueue> {
  const { bracketId, matchId, wanted } = overtaken
  let next = discarded(queue, overtaken)
  if (next.length === queue.length) return accept(queue)
  let present = withKept(bracket, bracketId, next)
  for (let steps = 0; steps < maxSteps; steps++) {
    const match = present.matches.get(matchId)
    if (match === undefined || !isSamePair(teamPair(match), teamPair(wanted)))
      return refuse('changed-meanwhile')
    const step = stepTowards(match, wanted)
    if (step === null) return accept(next)
    const { name, ...fields } = step
    const seen = { matchId, revision: match.revision, teamIds: teamPair(match) }
    const input = { competitionId, bracketId, ...seen, ...fields }
    const kept = keep(next, present, { name, input } as GivenCommand, { id: newId(), at, sent: false })
    if (!kept.ok) return kept
    present = kept.value.bracket
    next = kept.value.queue
  }
  return refuse('changed-meanwhile')
}

type Step = { readonly name: KeptName } & Pick<CommandTarget, 'score' | 'sides' | 'cascade' | 'preview'>

/** What to do next with a match so that it becomes as wanted; null if it is. */
function stepTowards(match: Match, wanted: Match): Step | null {
  const { status, score, forfeits } = wanted
  const isScored = isSameScore(match.score, score)
  const isForfeited = forfeits.some(Boolean)
  const isSameEnd = forfeits[0] === match.forfeits[0] && forfeits[1] === match.forfeits[1]
  const reopen: Step = { name: 'reopenMatch', cascade: false, preview: false }

  if (match.status === 'finished') {
    if (status !== 'finished' || !isSameEnd) return reopen
    if (isScored) return null
    return match.winner === wanted.winner && !isForfeited ? { name: 'correctScore', score } : reopen
  }
  if (status === 'ready') return match.status === 'ready' ? null : { name: 'unstartMatch' }
  if (isForfeited && isScored) return { name: 'forfeitMatch', sides: sidesOf(forfeits) }
  if (match.status !== 'running') return { name: 'startMatch' }
  if (status === 'finished' && !isForfeited) return { name: 'finishSeries', score }
  return isScored ? null : { name: 'setScore', score }
}

function sidesOf(forfeits: Match['forfeits']): readonly Side[] {
  return ([0, 1] as const).filter(side => forfeits[side])
}
