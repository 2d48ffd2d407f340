import { earlyCommentate } from '@upper-bracket/shared/earlyPage/earlyCommentate'
import { type EarlyInvitation, earlyInvitation } from '@upper-bracket/shared/earlyPage/earlyInvitation'
import { earlyPage } from '@upper-bracket/shared/earlyPage/earlyPage'
import type { EarlyScene } from '@upper-bracket/shared/earlyPage/earlyScene'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { beforeAll, expect, it } from 'vitest'
import { makeI18n } from '#platform/language/i18n.ts'

const i18n = makeI18n()
beforeAll(async () => {
  for (const language of ['en', 'ru']) {
    await i18n.changeLanguage(language)
    await i18n.loadNamespaces(['bracket', 'commentators', 'common', 'competition', 'matchRoom', 'people'])
  }
})

const hostile = `</h1><script>"&$&'`
const harmless = '&#60;/h1&#62;&#60;script&#62;&#34;&#38;$&#38;&#39;'
const large = largeSnapshot(16)
const scene = (language: Language) => ({
  ...large,
  competitionId: 'cup',
  language,
  textsOf: (namespace: string) => i18n.getFixedT(language, namespace as 'common'),
})
const textOf = (page: string) =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

function matchPage(changes: Partial<EarlyScene>, matchId: string, language: Language = 'ru'): string {
  const { textsOf, ...rest } = scene(language)
  return earlyPage({ ...rest, ...changes, textsOf } as EarlyScene, { tab: 'matches', matchId })
}
const matches = large.bracket?.matches ?? []
const named = new Map(large.teams.map(({ id, name }) => [id, name]))
const over = matches.find(({ status, slots }) => status === 'finished' && slots.every(({ teamId }) => teamId))

it.each([
  ['ru', 'Показать в сетке', 'завершён'],
  ['en', 'Show in the bracket', 'finished'],
] as const)('a match shows both teams, the score and how it stands (%s)', (language, toBracket, status) => {
  if (over === undefined) throw new Error('Nothing has been played')
  const page = matchPage({}, over.id, language)
  const text = textOf(page)
  for (const { teamId } of over.slots) expect(text).toContain(named.get(teamId ?? ''))
  expect(text).toContain(` ${over.score[0]} : ${over.score[1]} `)
  expect(text.toLowerCase()).toContain(status)
  expect(page).toContain(`href="/competitions/cup/bracket?match=${over.id}">${toBracket}</a>`)
})

it('a best of one is shown by the rounds of its game', () => {
  if (over === undefined || large.bracket === null) throw new Error('Nothing has been played')
  const games = [{ outcome: 0, rounds: [13, 7], source: 'organizer' }] as const
  const decided = { ...over, bestOf: 1, winner: 0, score: [1, 0], games } as const
  const changed = matches.map(match => (match === over ? decided : match))
  expect(textOf(matchPage({ bracket: { ...large.bracket, matches: changed } }, over.id))).toContain(
    ' 13 : 7 ',
  )
})

it('a name does no harm on the page of a match, and a match that the bracket does not show has none', () => {
  const teams = large.teams.map(team => ({ ...team, name: hostile }))
  const page = matchPage({ teams }, over?.id ?? '')
  expect(page).not.toContain('<script')
  expect(page).toContain(`<b title="${harmless}">${harmless}</b>`)
  expect(matchPage({}, 'nowhere')).not.toContain('class="match"')
  expect(matchPage({ bracket: null }, over?.id ?? '')).not.toContain('class="match"')
})

function invitationPage(changes: Partial<EarlyInvitation> = {}, language: Language = 'ru'): string {
  const invitation = {
    role: 'teamMember',
    teamId: 'a',
    inviterUid: 'x',
    createdAt: 0,
    expiresAt: large.asOf,
    maxUses: 2,
    uses: 0,
    revokedAt: null,
  }
  const open = { invitationId: 'secret', invitation, inviter: 'Oleg', team: 'Wolves', player: null }
  return earlyInvitation({ ...scene(language), ...open, ...changes } as unknown as EarlyInvitation)
}

it.each([
  [
    'ru',
    'Приглашение в команду «Wolves»',
    'Oleg приглашает вас играть за команду «Wolves»',
    'Зарегистрироваться',
  ],
  ['en', 'Wolves', 'Oleg', 'Sign up'],
] as const)('an invitation says who invites to what, and leads on (%s)', (language, title, text, signUp) => {
  const page = invitationPage({}, language)
  expect(/<h1>(.*?)<\/h1>/.exec(page)?.[1]).toContain(title)
  expect(textOf(page)).toContain(text)
  expect(page).toContain(`<a href="/auth/signup?next=%2Finvite%2Fsecret">${signUp}</a>`)
  expect(page).toContain('<a href="/auth/signin?next=%2Finvite%2Fsecret">')
  expect(page).toContain('<a href="/competitions/cup">')
})

it('a name does no harm in an invitation, and nobody is named who is unknown', () => {
  const page = invitationPage({ team: hostile, inviter: null })
  expect(page).not.toContain('<script')
  expect(page).toContain(`«${harmless}»`)
  expect(page).toContain('Вас приглашают играть за команду')
})

it.each([
  ['ru', 'Вас приглашают комментировать', 'Войдите, чтобы увидеть запрос и ответить'],
  ['en', 'You are invited to commentate', 'Sign in'],
] as const)(
  'a request to a commentator says what it is, but leads nowhere without its secret (%s)',
  (language, title, text) => {
    const { textsOf, ...rest } = scene(language)
    const competition = { ...large.competition, name: hostile }
    const page = earlyCommentate({ ...rest, competition, textsOf: textsOf as never })
    expect(textOf(page)).toContain(title)
    expect(textOf(page)).toContain(text)
    expect(page).toContain(harmless)
    expect([...page.matchAll(/<a href="(.*?)"/g)].map(([, href]) => href)).toEqual(['/'])
  },
)
