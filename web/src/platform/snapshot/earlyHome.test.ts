import { aCompetition } from '#testing/testCompetition.ts'
import type { ListSection } from '@upper-bracket/shared/competition/listSections'
import { earlyHome } from '@upper-bracket/shared/earlyPage/earlyHome'
import { earlyList } from '@upper-bracket/shared/earlyPage/earlyList'
import { drawnBracket } from '@upper-bracket/shared/preview/drawnBracket'
import type { PublicList } from '@upper-bracket/shared/preview/publicList'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { beforeAll, expect, it } from 'vitest'
import { makeI18n } from '#platform/language/i18n.ts'

const i18n = makeI18n()
beforeAll(async () => {
  for (const language of ['en', 'ru']) {
    await i18n.changeLanguage(language)
    await i18n.loadNamespaces(['common', 'competition', 'tournaments'])
  }
})

const sceneOf = (language: Language) => ({
  asOf: 0,
  language,
  textsOf: (namespace: string) => i18n.getFixedT(language, namespace as 'common') as never,
})
const partsOf = (list: PublicList, language: Language = 'ru') => earlyHome(list, sceneOf(language))
const textOf = (part: string) =>
  part
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const section = (name: ListSection, names: readonly string[], hasMore = false) => ({
  section: name,
  competitions: names.map(each => ({
    ...aCompetition({ name: each, status: name === 'running' ? 'running' : 'registration' }),
    id: `id-${each.length}`,
  })),
  hasMore,
})
const large = largeSnapshot(16)

it.each([
  ['ru', 'Идут сейчас', 'Показать ещё', 'Идёт регистрация'],
  ['en', 'In progress', 'Show more', 'Registration open'],
] as const)(
  'home shows what is played now with its bracket, and the others once each (%s)',
  (language, running, more, open) => {
    const { featured, list } = partsOf(
      {
        sections: [section('running', ['First', 'Second!'], true), section('upcoming', ['Third cup'])],
        drawn: drawnBracket(large),
      },
      language,
    )
    expect(featured).toContain('href="/competitions/id-5"')
    expect(textOf(featured)).toContain(large.teams.at(0)?.name)
    expect(textOf(list)).not.toContain('First')
    for (const text of ['Second!', 'Third cup', more, running, open]) expect(textOf(list)).toContain(text)
    expect(list).toContain('href="?when=running"')
  },
)

it('without any, home shows a sample and the way to create one', () => {
  const { featured, list } = partsOf({ sections: [] })
  expect(textOf(featured)).toContain('Сейчас никто не играет')
  expect(list).toContain('href="/competitions/new"')
})

it('a name does no harm on home', () => {
  const { featured, list } = partsOf({
    sections: [section('running', ['<script>']), section('finished', ['"><script>'])],
  })
  expect(featured + list).not.toContain('<script')
})

it('has a heading above every card, as its levels follow the title of the page', () => {
  const parts = partsOf({ sections: [section('running', ['On', 'Too']), section('upcoming', ['Next'])] })
  const levels = [...`${parts.featured}${parts.list}`.matchAll(/<h(\d)/g)].map(([, level]) => level)
  expect(levels).toEqual(['2', '3', '2', '3', '2', '3'])
})

it.each([
  ['ru', 'Турниры', 'Идут сейчас'],
  ['en', 'Tournaments', 'In progress'],
] as const)(
  'the list of competitions shows every section to those who return, and only its head where it is narrowed (%s)',
  (language, title, running) => {
    const sections = [section('running', ['<script>']), section('upcoming', ['Next'])]
    const list = earlyList({ sections }, sceneOf(language))
    expect(textOf(list)).toMatch(new RegExp(` ${title} .* ${running} .*&#60;script&#62; .* Next `))
    expect(list).toContain('<a href="/tournaments" aria-current="page">')
    expect(list).toContain(`html[data-reads=${language}][data-returns] early-page:lang(${language})`)
    expect(list).not.toMatch(/<script|data-until/)
    const narrowed = earlyList(null, sceneOf(language))
    expect(narrowed).toContain(`<early-page lang="${language}" data-until="h1">`)
    expect(textOf(narrowed)).not.toContain(running)
  },
)
