import type { Outcome } from '../../errors/outcome.ts'
import type { Bracket, BracketChange } from '../bracket.ts'
import { chance } from '../chance.ts'
import { finishSeries } from '../finishSeries.ts'
import type { Match, Side } from '../match.ts'
import { winsNeeded } from '../series.ts'
import { setScore } from '../setScore.ts'
import { startMatch } from '../startMatch.ts'

/** A command on a bracket, or on the part of it that the command needs. */
export type Command = (bracket: Bracket) => Outcome<BracketChange>

export interface Step {
  readonly before: Bracket
  readonly matchId: string
  readonly command: Command
  readonly change: BracketChange
}

export interface PlayOut {
  /** Orders the results, and decides who wins where `winner` does not. */
  readonly luck: number
  readonly winner?: (match: Match) => Side
  readonly onStep?: (step: Step) => void
}

/** Plays matches in a random order, as they become possible, until none is left; answers the last bracket. */
export function playOut(start: Bracket, { luck, winner, onStep }: PlayOut): Bracket {
  const below = chance(luck)
  const side = winner ?? (() => (below(2) === 0 ? 0 : 1))
  const open = [...start.matches.values()].filter(isOpen).map(({ id }) => id)
  let bracket = start

  while (open.length > 0) {
    const index = below(open.length)
    const matchId = open[index] ?? ''
    const command = nextCommand(required(bracket, matchId), side, below)
    const outcome = command(bracket)
    if (!outcome.ok) throw new Error(`${matchId} refused with ${outcome.code}`)
    onStep?.({ before: bracket, matchId, command, change: outcome.value })
    for (const match of outcome.value.changed) {
      if (match.status === 'ready') open.push(match.id)
    }
    bracket = outcome.value.bracket
    if (!isOpen(required(bracket, matchId))) open.splice(index, 1)
  }
  return bracket
}

/** Plays one match to its end. */
export function play(bracket: Bracket, matchId: string, winner: Side): Bracket {
  const started = startMatch(bracket, matchId)
  if (!started.ok) throw new Error(`${matchId} refused with ${started.code}`)
  const score = finalScore(required(bracket, matchId), winner, 0)
  const finished = finishSeries(started.value.bracket, matchId, score)
  if (!finished.ok) throw new Error(`${matchId} refused with ${finished.code}`)
  return finished.value.bracket
}

export function required(bracket: Bracket, matchId: string): Match {
  const match = bracket.matches.get(matchId)
  if (match === undefined) throw new Error(`No match ${matchId}`)
  return match
}

function nextCommand(match: Match, side: (match: Match) => Side, below: (n: number) => number): Command {
  if (match.status === 'ready') return bracket => startMatch(bracket, match.id)
  const needed = winsNeeded(match.bestOf)
  if (below(4) === 0) {
    const score: Match['score'] = [below(needed), below(needed)]
    return bracket => setScore(bracket, match.id, score)
  }
  const score = finalScore(match, side(match), below(needed))
  return bracket => finishSeries(bracket, match.id, score)
}

function finalScore(match: Match, winner: Side, lost: number): Match['score'] {
  const needed = winsNeeded(match.bestOf)
  return winner === 0 ? [needed, lost] : [lost, needed]
}

function isOpen(match: Match): boolean {
  return match.status === 'ready' || match.status === 'running'
}
