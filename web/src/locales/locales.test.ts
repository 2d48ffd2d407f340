import { earlyTexts } from '@upper-bracket/shared/earlyPage/earlyTexts'
import { errorCodes } from '@upper-bracket/shared/errors/errorCatalogue'
import { invitationRoleNames } from '@upper-bracket/shared/invitation/invitationRoles'
import { previewTexts } from '@upper-bracket/shared/preview/previewTexts'
import { describe, expect, it } from 'vitest'
import { en } from './en/en.ts'
import { ru } from './ru/ru.ts'

const texts = { ru, en } as const
const formsOf = { ru: ['few', 'many', 'one', 'other'], en: ['one', 'other'] } as const
const form = /_(one|few|many|other)$/

function entries(language: 'ru' | 'en'): [string, string][] {
  const namespaces: Record<string, Record<string, string>> = texts[language]
  return Object.entries(namespaces).flatMap(([namespace, each]) =>
    Object.entries(each).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
  )
}

function facts(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)].map(([, name]) => name ?? '')),
  ].toSorted()
}

describe.each(['ru', 'en'] as const)('%s', language => {
  it('leaves no text empty', () => {
    expect(entries(language).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('has every plural form that the language needs, and no other', () => {
    const counted = new Map<string, string[]>()
    for (const [key] of entries(language)) {
      const found = key.match(form)?.[1]
      if (found) counted.set(key.replace(form, ''), [...(counted.get(key.replace(form, '')) ?? []), found])
    }
    expect(counted.size).toBeGreaterThan(0)
    for (const [key, forms] of counted) expect([key, forms.toSorted()]).toEqual([key, formsOf[language]])
  })

  it('has a sentence for every refusal', () => {
    expect(Object.keys(texts[language].errors)).toEqual(expect.arrayContaining([...errorCodes]))
  })
})

it('names the same facts in both languages', () => {
  const russian = new Map(entries('ru'))
  for (const [key, text] of entries('en')) {
    expect([key, facts(text)]).toEqual([key, facts(russian.get(key) ?? '')])
  }
})

it('is Russian in Russian and not in English', () => {
  expect(
    entries('en')
      .filter(([, text]) => /[а-яё]/i.test(text))
      .map(([key]) => key),
  ).toEqual([])
})

it('has no en dash for a dash in Russian, except between times and in what people type', () => {
  const isExempt = (key: string) => key === 'schedule:range' || key.startsWith('guests:listPlaceholder')
  const dashed = entries('ru').filter(([key, text]) => text.includes(' – ') && !isExempt(key))
  expect(dashed).toEqual([])
})

it('says what the specification says', () => {
  expect(en.errors).toMatchObject({
    'auth-user-not-found': 'User not found',
    'auth-wrong-password': 'Wrong password',
    'auth-invalid-email': 'Invalid email',
    'auth-email-exists': 'Email already exists',
    'auth-weak-password': 'Password should be at least 6 characters',
    'auth-missing-email': 'Missing email',
    unknown: 'Something went wrong',
    'already-in-competition': 'Already in competition!',
    'not-found': 'Document does not exist!',
    unauthenticated: 'Please sign',
    'telegram-required': 'Please connect to the telegram',
    'invalid-discord-link': 'Invalid discord link',
  })
})

it.each(['ru', 'en'] as const)('invites in the same words as the previews of links: %s', language => {
  const { people, commentators } = texts[language]
  const previews = previewTexts[language]
  const names = { competition: 'Кубок', team: 'Волки', player: 'Анна' }
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof typeof names) => names[name])
  expect(previews.inviteTo(names.competition)).toBe(filled(people.inviteTo))
  expect(previews.inviteToTeam(names.team)).toBe(filled(people.inviteToTeam))
  expect(previews.asksToCommentate(names.competition)).toBe(filled(commentators.askedTitle))
  for (const role of invitationRoleNames)
    expect(previews.invites[role](names)).toBe(filled(people[`invitesUnnamed_${role}`]))
})

it.each(['ru', 'en'] as const)(
  'is said in the same words before the code of the page is there: %s',
  language => {
    const early = earlyTexts[language]
    const { bracket, competition } = texts[language]
    const filled = (text: string, facts: Record<string, string | number>) =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]))
    const round = ''
    expect(early).toMatchObject({
      status: {
        registration: competition.status_registration,
        closed: competition.status_closed,
        running: competition.status_running,
        finished: competition.status_finished,
      },
      tabs: competition.tabs,
      tabTeams: competition.tabTeams,
      tabBracket: competition.tabBracket,
      tabCommentators: competition.tabCommentators,
      tabLive: competition.tabLive,
      tabAbout: competition.tabAbout,
      tabSchedule: competition.tabSchedule,
      champion: competition.champion,
      agenda: bracket.agenda,
      statusRunning: bracket.status_running,
      statusReady: bracket.status_soon,
      unknownTeam: bracket.unknownTeam,
      rounds: {
        'first-round': bracket.firstRound,
        'second-round': bracket.secondRound,
        'quarter-final': bracket.quarterFinal,
        'semi-final': bracket.semiFinal,
        final: bracket.final,
        'second-final': bracket.secondFinal,
        'third-place': bracket.thirdPlace,
        'opening-match': bracket.openingMatch,
        'winners-match': bracket.winnersMatch,
        'elimination-match': bracket.eliminationMatch,
        'decider-match': bracket.deciderMatch,
        round: filled(bracket.round, { round }),
        'upper-round': filled(bracket.upperRound, { round }),
        'lower-round': filled(bracket.lowerRound, { round }),
      },
    })
    expect(early.progress(2, 3)).toBe(filled(bracket.progress, { played: 2, total: 3 }))
    expect(early.counts(2, 3)).toBe(filled(bracket.agendaCountsSoon, { running: 2, ready: 3 }))
  },
)
