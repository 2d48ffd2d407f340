import type { Language } from '@upper-bracket/shared/profile/profile'
import { firstTexts } from '#locales/ru/firstTexts.ts'
import type { Translation } from '#locales/translation.ts'

type FirstTexts = {
  readonly [Namespace in keyof typeof firstTexts]: Translation<(typeof firstTexts)[Namespace]>
}

/** The texts with which a page can be drawn at once: Russian always, English where the address asks for it. */
export const textsAtHand: { readonly ru: FirstTexts; en?: FirstTexts } = { ru: firstTexts }

/** Loads what a page in this language is drawn with, before it is. */
export async function bringTexts(language: Language | null): Promise<void> {
  if (language === 'en') textsAtHand.en = (await import('#locales/en/firstTexts.ts')).firstTexts
}
