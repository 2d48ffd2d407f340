import type { TFunction } from 'i18next'
import type { BracketShape } from '../bracket/model/bracket.ts'
import { isOver, type Match } from '../bracket/model/match.ts'
import { inDrawingOrder } from '../bracket/rounds/inDrawingOrder.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { roundName } from './roundName.ts'

export interface NamedMatch {
  readonly id: string
  /** 'Final: Wolves vs Bears', or only the round until a team is known. */
  readonly name: string
  readonly isOver: boolean
}

interface Named {
  readonly shape: BracketShape
  readonly matches: readonly Match[]
  readonly teams: readonly { readonly id: string; readonly name: string }[]
}

/** Returns the matches that are played with the names that commentators choose by, in drawing order. */
export function namedMatches(
  t: TFunction<'commentators'>,
  tBracket: TFunction<'bracket'>,
  { shape, matches, teams }: Named,
): readonly NamedMatch[] {
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const side = ({ slots }: Match, index: 0 | 1) => names.get(slots[index].teamId ?? '') ?? t('unknownTeam')
  const nameOf = (match: Match) => {
    const round = roundName(tBracket, roundNameOf(shape, match))
    if (match.slots.every(({ teamId }) => teamId === null)) return round
    return `${round}: ${t('matchTeams', { one: side(match, 0), other: side(match, 1) })}`
  }
  return matches
    .filter(({ status }) => status !== 'bye')
    .toSorted(inDrawingOrder)
    .map(match => ({ id: match.id, name: nameOf(match), isOver: isOver(match) }))
}
