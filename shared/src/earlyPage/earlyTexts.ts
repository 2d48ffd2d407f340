import type { Language } from '../profile/profile.ts'

/** The texts that only an early page has; the others are those of the page that replaces it. */
interface EarlyTexts {
  /** Names the zone of a time, because that of the reader is not known. */
  readonly inMoscow: (time: string) => string
  /** States the time of the data. */
  readonly asOf: (time: string) => string
}

export const earlyTexts: Readonly<Record<Language, EarlyTexts>> = {
  ru: { inMoscow: time => `${time} МСК`, asOf: time => `на ${time} МСК` },
  en: { inMoscow: time => `${time} MSK`, asOf: time => `as of ${time} MSK` },
}
