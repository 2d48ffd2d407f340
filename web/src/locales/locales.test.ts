import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import { settingTable } from '@upper-bracket/shared/competition/settings/settingTable'
import { bracketLimits, stageLimits } from '@upper-bracket/shared/format/bracketLimits'
import { teamLimits, teamSize } from '@upper-bracket/shared/format/teamLimits'
import { guestsAtOnce } from '@upper-bracket/shared/guest/guest'
import { profileLimits } from '@upper-bracket/shared/profile/profileLimits'
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

const { nameMin, nameMax } = teamLimits
const { teamsMax } = bracketLimits
const { groupSizeMax, swissTeamsMax, matchesMax } = stageLimits
const { displayNameMax } = profileLimits
const { administrators } = competitionLimits

it.each<[key: string, ...figures: number[]]>([
  ['format:unfit_groups-too-large', groupSizeMax, swissTeamsMax],
  ['format:unfit_too-many-matches', matchesMax],
  ['transfer:problem_too-many-teams', teamsMax],
  ['transfer:problem_too-many-in-all', teamsMax * teamSize],
  ['errors:too-many-teams', teamsMax],
  ['home:step3Text', teamsMax],
  ['errors:too-many-administrators', administrators],
  ['teams:nameHint', nameMin, nameMax],
  ['teams:problem_too-short', nameMin],
  ['teams:problem_too-long', nameMax],
  ['guests:problem_team-name-too-long', nameMax],
  ['guests:field_name-too-long', displayNameMax],
  ['guests:problem_name-too-long', displayNameMax],
  ['guests:problem_list-too-long', guestsAtOnce],
  ['settings:settingHint_name', settingTable.name.min, settingTable.name.max],
])('names the limits of the domain: %s', (key, ...limits) => {
  for (const language of ['ru', 'en'] as const) {
    const text = new Map(entries(language)).get(key) ?? ''
    const named = [...text.matchAll(/\d[\d,\u00A0\u202F]*/g)].map(([figure]) =>
      Number(figure.replaceAll(/\D/g, '')),
    )
    expect(named, text).toEqual(limits)
  }
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
