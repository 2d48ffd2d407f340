import type { BracketShape } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import type { Language } from '../profile/profile.ts'
import { capital } from '../text/capital.ts'
import { moscowTime, previewTexts } from './previewTexts.ts'

/** A match and the names that its preview shows. */
export interface LinkedMatch {
  readonly match: Match
  readonly shape: BracketShape
  /** Null for a team that is not known yet. */
  readonly names: readonly [string | null, string | null]
}

interface MatchWords {
  /** Both teams, with the score between them once there is one; the round if neither is known. */
  readonly title: string
  readonly round: string
  /** A sentence with the score, the outcome or the start. */
  readonly state: string
}

/** Returns the texts for the preview of a link to a match. */
export function matchWords({ match, shape, names }: LinkedMatch, language: Language): MatchWords {
  const texts = previewTexts[language]
  const round = capital(texts.round(roundNameOf(shape, match)))
  return {
    title: names.every(name => name === null) ? round : headline(),
    round: `${round} · Bo${match.bestOf}`,
    state: stateOf(),
  }

  function headline(): string {
    const [one, other] = names.map(name => name ?? '?') as [string, string]
    const isScored = match.status === 'running' || match.status === 'finished'
    return isScored && !match.forfeits.some(Boolean)
      ? texts.scored(one, match.score.join(':'), other)
      : texts.versus(one, other)
  }

  function stateOf(): string {
    const { status, score, winner, forfeits, startsAt } = match
    if (status === 'running') return texts.matchRunning(score.join(':'))
    if (status !== 'finished') {
      return typeof startsAt === 'number'
        ? texts.starts(moscowTime(startsAt, language))
        : texts.matchNotStarted
    }
    if (winner === null) return texts.matchWonByNobody
    const team = names[winner] ?? '?'
    const loser = winner === 0 ? 1 : 0
    return forfeits[loser]
      ? texts.matchWonByForfeit(team)
      : texts.matchWon(team, `${score[winner]}:${score[loser]}`)
  }
}
