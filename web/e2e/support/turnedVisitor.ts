import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { en } from '../../src/locales/en/en.ts'
import { ru } from '../../src/locales/ru/ru.ts'
import { signIn } from './signIn.ts'
import { newVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

export interface TurnedVisitor extends Visitor {
  readonly language: 'ru' | 'en'
  /** What the page says in this visitor's language where it says `text` in Russian. */
  readonly say: (text: string) => string
  /** Signs in as somebody who reads this visitor's language. */
  readonly signInAs: (person: Person) => Promise<void>
}

/**
 * A visitor of a journey that can be played on the other device and in the other language: `JOURNEY_TURN` is `device`,
 * `language` or `both`. Each journey says which combination it is played in otherwise.
 */
export async function turnedVisitor(options: VisitorOptions = {}): Promise<TurnedVisitor> {
  const turn = process.env['JOURNEY_TURN'] ?? ''
  const { device = 'desktop', language = 'ru' } = options
  const turnedLanguage = turn === 'language' || turn === 'both' ? other(language, 'ru', 'en') : language
  const turnedDevice = turn === 'device' || turn === 'both' ? other(device, 'phone', 'desktop') : device
  const visitor = await newVisitor({ ...options, device: turnedDevice, language: turnedLanguage })
  return {
    ...visitor,
    language: turnedLanguage,
    say: text => translated(text, turnedLanguage),
    signInAs: async person => {
      // Signed in, the page follows the profile.
      if (turnedLanguage === 'en') await stored.profile(person.uid).update({ lang: 'en' })
      await signIn(visitor.page, person)
    },
  }
}

function other<T>(present: T, one: T, another: T): T {
  return present === one ? another : one
}

type Texts = { readonly [Key in string]: string | Texts }

/** @throws if no text of the product is like this, or if it has several translations */
function translated(text: string, language: 'ru' | 'en'): string {
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
