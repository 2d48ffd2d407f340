import type { Language } from '@upper-bracket/shared/profile/profile'
import { createInstance, type TFunction } from 'i18next'

export interface EmbedTexts {
  readonly language: Language
  readonly t: TFunction<'embed'>
  readonly bracketText: TFunction<'bracket'>
  readonly stageText: TFunction<'stages'>
}

type Texts = Readonly<Record<string, string>>

const namespaces = ['embed', 'bracket', 'stages'] as const
const modules = import.meta.glob<Readonly<Record<string, Texts>>>(
  '../locales/{ru,en}/{embed,bracket,stages}.ts',
)

/** Loads the texts of embeds in one language. */
export async function loadTexts(language: Language): Promise<EmbedTexts> {
  const loaded = await Promise.all(
    namespaces.map(async name => {
      const module = await modules[`../locales/${language}/${name}.ts`]?.()
      return [name, module?.[name] ?? {}] as const
    }),
  )
  const i18n = createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(loaded) },
    ns: [...namespaces],
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
