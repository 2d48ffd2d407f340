import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import { type NamedMatch, namedMatches } from '@upper-bracket/shared/wording/namedMatches'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketShapeQuery, useMatchesQuery } from '#documents/bracket.ts'
import { type CompetitionDocument, useTeamsQuery } from '#documents/competition.ts'

interface BracketMatches {
  /** Null if there is no bracket, or it has not been loaded. */
  readonly bracketId: string | null
  readonly matches: Matches
  /** The matches that are played, in drawing order. */
  readonly named: readonly NamedMatch[]
}

const nothing: BracketMatches = { bracketId: null, matches: new Map(), named: [] }

/** Returns the matches of a competition's bracket with names; nothing is read unless `isNeeded`. */
export function useBracketMatches(competition: CompetitionDocument, isNeeded = true): BracketMatches {
  const { t } = useTranslation('commentators')
  const { t: tBracket } = useTranslation('bracket')
  const { id: competitionId, bracketId } = competition
  const address = bracketId === null || !isNeeded ? skipToken : { competitionId, bracketId }
  const shape = useBracketShapeQuery(address).currentData?.value
  const list = useMatchesQuery(address).currentData?.value
  const teams = useTeamsQuery(address === skipToken ? skipToken : competitionId).currentData?.value
  return useMemo(() => {
    if (!shape || list === undefined || bracketId === null) return nothing
    const named = namedMatches(t, tBracket, { shape, matches: list, teams: teams ?? [] })
    return { bracketId, matches: new Map(list.map(match => [match.id, match])), named }
  }, [shape, list, teams, bracketId, t, tBracket])
}
