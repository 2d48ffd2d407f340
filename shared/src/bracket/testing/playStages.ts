import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import { done } from './playRandomStages.ts'

/** Plays the matches that are given a score, as they become possible, with all that follows in other stages. */
export function playStages(start: Bracket, scoreOf: (match: Match) => Match['score'] | null): Bracket {
  let bracket = start
  for (;;) {
    const next = [...bracket.matches.values()].find(
      match => match.status === 'ready' && scoreOf(match) !== null,
    )
    if (next === undefined) return bracket
    const score = scoreOf(next)
    if (score === null) return bracket
    bracket = done(bracket, 'startMatch', { matchId: next.id })
    bracket = done(bracket, 'finishSeries', { matchId: next.id, score })
  }
}

/** The score with which the better seed wins without losing a game. */
export function betterSeedWins({ slots: [upper, lower], bestOf }: Match): Match['score'] {
  const seedOf = (teamId: string | null) => Number(teamId?.replace(/^\D+/, ''))
  const won = winsNeeded(bestOf)
  return seedOf(upper.teamId) < seedOf(lower.teamId) ? [won, 0] : [0, won]
}
