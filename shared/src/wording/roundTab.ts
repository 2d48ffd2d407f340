import type { TFunction } from 'i18next'
import { isOver, type Matches } from '../bracket/model/match.ts'
import type { BracketRound } from '../bracket/rounds/roundsOf.ts'
import { roundName } from './roundName.ts'

/** A round among others of which one is shown at a time. */
export interface RoundTab {
  readonly name: string
  /** How many of its matches have been played. */
  readonly progress: string
  readonly isRunning: boolean
}

/** `matchIds`: the matches of the round that are shown. */
export function roundTab(
  t: TFunction<'bracket'>,
  { name }: BracketRound,
  matchIds: readonly string[],
  current: Matches,
): RoundTab {
  const matches = matchIds.flatMap(id => current.get(id) ?? [])
  const played = matches.filter(isOver).length
  return {
    name: roundName(t, name),
    progress: matchIds.length === 0 ? '–' : t('roundProgress', { played, total: matchIds.length }),
    isRunning: matches.some(({ status }) => status === 'running'),
  }
}
