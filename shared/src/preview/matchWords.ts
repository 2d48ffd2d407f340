import type { TeamFaces } from '../team/teamFace.ts'
import type { BracketShape } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { figures } from '../bracket/model/series.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { startOf } from '../card/matchCard.ts'
import { endingOf, isScored } from '../card/matchResult.ts'
import type { Language } from '../profile/profile.ts'
import { capital } from '../text/capital.ts'
import { seriesLength } from '../wording/startingScore.ts'
import { moscowTime, previewTexts } from './previewTexts.ts'

/** A match and the names that its preview shows. */
export interface LinkedMatch {
  readonly match: Match
  readonly shape: BracketShape
  /** Null for a team that is not known yet. */
  readonly names: readonly [string | null, string | null]
  /** Absent if neither has a logo. */
  readonly faces?: TeamFaces
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
    round: `${round} · ${seriesLength(match, language)}`,
    state: stateOf(),
  }

  function headline(): string {
    const [one, other] = names.map(name => name ?? '?') as [string, string]
    return isScored(match) ? texts.scored(one, figures(match).join(':'), other) : texts.versus(one, other)
  }

  function stateOf(): string {
    const { status, winner } = match
    const score = figures(match)
    if (status === 'running') return texts.matchRunning(score.join(':'))
    const ending = endingOf(match)
    const startsAt = startOf(match)
    if (ending === null)
      return startsAt === null ? texts.matchNotStarted : texts.starts(moscowTime(startsAt, language))
    const team = names[winner ?? 0] ?? '?'
    return texts.matchEnded[ending](team, (winner === 1 ? score.toReversed() : score).join(':'))
  }
}
