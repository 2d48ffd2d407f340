import { advantageOf, unplayed } from '../bracket/model/advantage.ts'
import type { Match } from '../bracket/model/match.ts'
import type { Language } from '../profile/profile.ts'

const from = { ru: 'со счёта', en: 'from' } as const

/**
 * Returns the length of a series for texts outside the interface, with the score at which it starts unless that is 0:0:
 * 'Bo3', 'Bo3 from 1:0'.
 */
export function seriesLength(match: Pick<Match, 'bestOf' | 'games'>, language: Language): string {
  const length = `Bo${match.bestOf}`
  return advantageOf(match).length === 0
    ? length
    : `${length} ${from[language]} ${unplayed(match).score.join(':')}`
}

/** Says which team starts a match at 1:0, within a sentence of a message. */
export const startsAhead: Readonly<Record<Language, (team: string) => string>> = {
  ru: team => `счёт 1:0 в пользу «${team}» уже на старте`,
  en: team => `${team} start at 1:0`,
}
