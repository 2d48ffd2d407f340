import { en } from '../../src/locales/en/en.ts'
import { ru } from '../../src/locales/ru/ru.ts'

type Texts = { readonly [Key in string]: string | Texts }

/**
 * What the page says in `language` where it says `text` in Russian.
 *
 * @throws if no text of the product is like this, or if it has several translations
 */
export function translated(text: string, language: 'ru' | 'en'): string {
  const pairs = textPairs(ru, en)
  const same = pairs.filter(([russian]) => russian === text).map(([, english]) => english)
  const translations = new Set(same.length > 0 ? same : pairs.flatMap(pair => filledIn(text, pair)))
  const [translation, ...others] = translations
  if (translation === undefined || others.length > 0) {
    throw new Error(`'${text}' has ${translations.size} translations: ${[...translations].join(', ')}`)
  }
  return language === 'ru' ? text : translation
}

type Pair = readonly [russian: string, english: string]

function textPairs(russian: Texts, english: Texts): readonly Pair[] {
  return Object.entries(russian).flatMap(([key, value]): readonly Pair[] => {
    const counterpart = english[key] ?? english[key.replace(/_(few|many)$/, '_other')]
    if (typeof value === 'string') return typeof counterpart === 'string' ? [[value, counterpart]] : []
    return typeof counterpart === 'object' ? textPairs(value, counterpart) : []
  })
}

const fact = /\{\{(\w+)\}\}/g

/** The English text with the facts that `text` has in their places; none if it is another text. */
function filledIn(text: string, [russian, english]: Pair): readonly string[] {
  const names = [...russian.matchAll(fact)].map(([, name = '']) => name)
  // A text that is little more than a fact would be like any other.
  if (names.length === 0 || russian.replaceAll(fact, '').trim().length < 4) return []
  const pattern = russian
    .replaceAll(/[\\^$.*+?()[\]|]/g, '\\$&')
    .replaceAll(fact, (_, name: string) => (name === 'count' ? '(\\d+)' : '(.+?)'))
  const found = new RegExp(`^${pattern}$`).exec(text)
  if (found === null) return []
  return [english.replaceAll(fact, (_, name: string) => found[names.indexOf(name) + 1] ?? '')]
}
