import { en } from '../announcements/texts/en.ts'
import { ru } from '../announcements/texts/ru.ts'
import type { BracketShape } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import type { Language } from '../profile/profile.ts'

/** What the texts of a stream are made from. */
export interface StreamScene {
  readonly shape: BracketShape
  /** By team id. */
  readonly teamNames: ReadonlyMap<string, string>
  readonly language: Language
}

const texts = {
  ru: { round: ru.round, versus: '—' },
  en: { round: en.round, versus: 'vs' },
} as const

/** Returns the names of both teams; null if one is not known. */
export function namesIn({ slots }: Match, { teamNames }: StreamScene): readonly [string, string] | null {
  const [one, other] = slots.map(({ teamId }) => teamNames.get(teamId ?? ''))
  return one === undefined || other === undefined ? null : [one, other]
}

export function pairOf([one, other]: readonly [string, string], { language }: StreamScene): string {
  return `${one} ${texts[language].versus} ${other}`
}

/** Returns the name of a match's round within a sentence, for example 'group A, round 2'. */
export function roundIn(match: Match, { shape, language }: StreamScene): string {
  return texts[language].round(roundNameOf(shape, match))
}

/**
 * Replaces the two characters that YouTube refuses in titles and descriptions
 * (https://developers.google.com/youtube/v3/docs/videos#snippet.title).
 */
export function acceptable(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›')
}
