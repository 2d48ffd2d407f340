import { skipToken } from '@reduxjs/toolkit/query/react'
import { isOver, type Match, type Matches } from '@upper-bracket/shared/bracket/model/match'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { roundNameOf } from '@upper-bracket/shared/bracket/rounds/roundNameOf'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketShapeQuery, useMatchesQuery } from '#documents/bracket.ts'
import { type CompetitionDocument, useTeamsQuery } from '#documents/competition.ts'
import { roundName } from '@upper-bracket/shared/wording/roundName'

export interface NamedMatch {
  readonly id: string
  /** 'Final: Wolves vs Bears', or only the round until a team is known. */
  readonly name: string
  readonly isOver: boolean
}

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
  const { t } = useTranslation(['commentators', 'bracket'])
  const { t: tBracket } = useTranslation('bracket')
  const { id: competitionId, bracketId } = competition
  const address = bracketId === null || !isNeeded ? skipToken : { competitionId, bracketId }
  const shape = useBracketShapeQuery(address).currentData?.value
  const list = useMatchesQuery(address).currentData?.value
  const teams = useTeamsQuery(address === skipToken ? skipToken : competitionId).currentData?.value
  return useMemo(() => {
    if (!shape || list === undefined || bracketId === null) return nothing
    const names = new Map(teams?.map(({ id, name }) => [id, name]))
    const side = ({ slots }: Match, index: 0 | 1) => names.get(slots[index].teamId ?? '') ?? t('unknownTeam')
    const nameOf = (match: Match) => {
      const round = roundName(tBracket, roundNameOf(shape, match))
      if (match.slots.every(({ teamId }) => teamId === null)) return round
      return `${round}: ${t('matchTeams', { one: side(match, 0), other: side(match, 1) })}`
    }
    const named = list
      .filter(({ status }) => status !== 'bye')
      .toSorted(inDrawingOrder)
      .map(match => ({ id: match.id, name: nameOf(match), isOver: isOver(match) }))
    return { bracketId, matches: new Map(list.map(match => [match.id, match])), named }
  }, [shape, list, teams, bracketId, t, tBracket])
}
