import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { drawnRounds } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { isUsed } from '@upper-bracket/shared/bracket/model/isUsed'
import { type CardScope, cardScope } from '@upper-bracket/shared/card/matchCard'
import type { PublicCompetition, PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { teamFaces } from '@upper-bracket/shared/team/teamFace'
import { type MatchTexts, matchTexts } from '@upper-bracket/shared/wording/matchTexts'
import { writtenTime } from '#ui/time/writtenTime.ts'
import type { EmbedTexts } from './embedTexts.ts'

/** A competition with a bracket, and what all views of it derive from them. */
export interface EmbedScene extends EmbedTexts, Pick<CardScope, 'numbers'> {
  readonly competitionId: string
  readonly competition: PublicCompetition
  readonly createdAt: number
  readonly bracket: Bracket
  /** Without matches that no pairing needs. */
  readonly rounds: readonly BracketRound[]
  readonly texts: MatchTexts
  /** Formats a moment in the visitor's zone: the time, and the date unless it is today. */
  readonly written: (at: number) => string
}

/** Returns the scene of a snapshot; null while there is no bracket. */
export function embedScene(
  competitionId: string,
  { competition, teams, bracket: stored }: PublicSnapshot,
  embedTexts: EmbedTexts,
): EmbedScene | null {
  if (stored === null) return null
  const { shape } = stored
  const bracket: Bracket = { shape, matches: new Map(stored.matches.map(match => [match.id, match])) }
  const cards = cardScope(bracket, teams, teamFaces(competitionId, teams))
  const written = (at: number) =>
    writtenTime(at, { language: embedTexts.language, length: 'start', now: Date.now() })
  return {
    ...embedTexts,
    competitionId,
    competition,
    createdAt: shape.createdAt,
    bracket,
    rounds: drawnRounds(bracket)
      .map(round => ({ ...round, matches: round.matches.filter(isUsed) }))
      .filter(({ matches }) => matches.length > 0),
    numbers: cards.numbers,
    texts: matchTexts(embedTexts.bracketText, cards, { writtenStart: written, starts: false }),
    written,
  }
}
