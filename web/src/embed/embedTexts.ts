import type { Language } from '@upper-bracket/shared/profile/profile'
import { createInstance, type TFunction } from 'i18next'

export interface EmbedTexts {
  readonly language: Language
  readonly t: TFunction<'embed'>
  readonly bracketText: TFunction<'bracket'>
  readonly stageText: TFunction<'stages'>
}

/** Loads the texts of embeds in one language. */
export async function loadTexts(language: Language): Promise<EmbedTexts> {
  const { texts } = await (language === 'ru' ? import('./textsRu.ts') : import('./textsEn.ts'))
  const i18n = createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    defaultNS: 'embed',
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  void i18n.init()
  return {
    language,
    t: i18n.getFixedT(language, 'embed'),
    bracketText: i18n.getFixedT(language, 'bracket'),
    stageText: i18n.getFixedT(language, 'stages'),
  }
}
