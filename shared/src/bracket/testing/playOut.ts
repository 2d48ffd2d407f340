import type { Outcome } from '../../errors/outcome.ts'
import { chance } from '../../random/chance.ts'
import { disqualifyTeam } from '../entrants/disqualifyTeam.ts'
import { reinstateTeam } from '../entrants/reinstateTeam.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { reopenMatch } from '../results/reopenMatch.ts'
import { setScore } from '../results/setScore.ts'
import { startMatch } from '../results/startMatch.ts'
import { hasPlayedGame } from '../model/advantage.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import { isSameScore, winsNeeded } from '../model/series.ts'
import { withdrawalsOf } from '../model/withdrawals.ts'
import type { Fate } from './fate.ts'
import { fromAdvantage } from './fromAdvantage.ts'

/** A command on a bracket, or on the part of it that the command needs. */
export type Command = (bracket: Bracket) => Outcome<BracketChange>

export interface Step {
  readonly before: Bracket
  readonly matchId: string
  readonly command: Command
  readonly change: BracketChange
}

export interface PlayOut {
  /** Seeds the order of the results, and the winners that neither `winner` nor `fate` determines. */
  readonly luck: number
  readonly winner?: (match: Match) => Side
  /** Determines what happens in each match, instead of `winner`. */
  readonly fate?: (match: Match) => Fate
  /**
   * The number of results that are reopened on the way, with all their consequences. A team that has withdrawn since is
   * reinstated instead.
   */
  readonly corrections?: number
  /**
   * Whether a correction reinstates the team that withdrew last instead, if it did so after the result, or if another
   * team has to be reinstated for it: the two may have met, and the last one cannot play that again.
   */
  readonly inOrder?: boolean
  readonly onStep?: (step: Step) => void
}

/** Plays matches in a random order, as they become possible, until none is left, and returns the final bracket. */
export function playOut(start: Bracket, play: PlayOut): Bracket {
  const { luck, winner, fate, corrections = 0, inOrder = false, onStep } = play
  const below = chance(luck)
  const side = winner ?? (() => (below(2) === 0 ? 0 : 1))
  const open = [...start.matches.values()].filter(isOpen).map(({ id }) => id)
  const finished: string[] = []
  /** The number of withdrawals up to each result. */
  const withdrawals = new Map<string, number>()
  let bracket = start
  let mistakes = corrections

  while (open.length > 0 || (mistakes > 0 && finished.length > 0)) {
    const isMistake = mistakes > 0 && finished.length > 0 && below(open.length + 1) < mistakes
    if (isMistake) mistakes--
    const matchId = (isMistake ? finished[below(finished.length)] : open[below(open.length)]) ?? ''
    const match = required(bracket, matchId)
    const command: Command = isMistake
      ? before => (inOrder && lastSince(before, matchId, withdrawals.get(matchId))) || undone(before, matchId)
      : fate === undefined
        ? nextCommand(match, side, below)
        : fatedCommand(match, fate(match))
    const outcome = command(bracket)
    if (!outcome.ok) throw new Error(`${matchId} refused with ${outcome.code}`)
    onStep?.({ before: bracket, matchId, command, change: outcome.value })
    bracket = outcome.value.bracket
    for (const [, changed] of outcome.value.changes) {
      list(open, changed.id, isOpen(changed))
      list(finished, changed.id, changed.status === 'finished')
      withdrawals.set(changed.id, withdrawalsOf(bracket).length)
    }
  }
  return bracket
}

/** Reverts a result, for which a withdrawn team is reinstated. */
export function undone(bracket: Bracket, matchId: string): Outcome<BracketChange> {
  const reopened = reopenMatch(bracket, matchId, { cascade: true })
  if (reopened.ok || reopened.code !== 'team-withdrawn') return reopened
  return reinstateTeam(bracket, String(reopened.facts['teamId']), { cascade: true })
}

/** Reinstates the team that withdrew last; null if it was out before, and the result needs nobody to be reinstated. */
function lastSince(bracket: Bracket, matchId: string, count = 0): Outcome<BracketChange> | null {
  const reopened = reopenMatch(bracket, matchId, { cascade: true })
  const needsTeam = !reopened.ok && reopened.code === 'team-withdrawn'
  const last = withdrawalsOf(bracket)
    .slice(needsTeam ? 0 : count)
    .at(-1)
  return last === undefined ? null : reinstateTeam(bracket, last.teamId, { cascade: true })
}

function list(ids: string[], id: string, belongs: boolean): void {
  const index = ids.indexOf(id)
  if (belongs && index === -1) ids.push(id)
  if (!belongs && index !== -1) ids.splice(index, 1)
}

/** Plays one match to its end and returns the bracket. */
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
    const score = fromAdvantage(match, [below(needed), below(needed)])
    return bracket => setScore(bracket, match.id, score)
  }
  const score = finalScore(match, side(match), below(needed))
  return bracket => finishSeries(bracket, match.id, score)
}

function fatedCommand(match: Match, fate: Fate): Command {
  if (fate.kind === 'disqualify') {
    return bracket => disqualifyTeam(bracket, match.slots[fate.side].teamId ?? '')
  }
  const { interim } = fate
  if (match.status === 'ready' && interim !== null) return bracket => startMatch(bracket, match.id)
  if (interim !== null && !hasPlayedGame(match) && !isSameScore(interim, match.score)) {
    return bracket => setScore(bracket, match.id, interim)
  }
  return fate.kind === 'forfeit'
    ? bracket => forfeitMatch(bracket, match.id, fate.sides)
    : bracket => finishSeries(bracket, match.id, fate.score)
}

function finalScore(match: Match, winner: Side, lost: number): Match['score'] {
  const needed = winsNeeded(match.bestOf)
  return fromAdvantage(match, winner === 0 ? [needed, lost] : [lost, needed])
}

function isOpen(match: Match): boolean {
  return match.status === 'ready' || match.status === 'running'
}
