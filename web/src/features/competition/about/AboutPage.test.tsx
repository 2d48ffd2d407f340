// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { defaultStages } from '@upper-bracket/shared/format/formatTemplates'
import { defaultMapPool } from '@upper-bracket/shared/selfService/csMaps'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test } from 'vitest'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import AboutPage from './AboutPage.tsx'
import RulesPage from './RulesPage.tsx'

const open = (changes: Partial<Competition>, user = person('wolf')) =>
  renderPage({
    at: '/competitions/cup/about',
    language: 'en',
    user,
    Page: AboutPage,
    documents: { [testCompetitionPath]: aCompetition(changes) },
  })
const said = { description: '## Rules\n- fair play', prizes: 'A competition', contact: 'cup@example.org' }

test.each(['registration', 'running', 'finished'] as const)(
  'rules, prizes, contact and facts are there (%s)',
  async status => {
    await open({ ...said, status })
    await screen.findByRole('heading', { name: 'Rules' })
    expect(screen.getByText('A competition')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'cup@example.org' }).getAttribute('href')).toBe(
      'mailto:cup@example.org',
    )
    expect(screen.getByText('Format')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Run it again' })).toBeNull()
  },
)

test('rules have a page of their own, in which no markup of theirs works', async () => {
  const rules =
    '# Subs\n[x](javascript:alert(1)) [y](data:text/html,1) <img src=x onerror=alert(1)> ![z](//z)'
  const { firestore } = await renderPage({
    at: '/competitions/cup/rules',
    language: 'en',
    user: organizer,
    Page: RulesPage,
    documents: { [testCompetitionPath]: aCompetition() },
  })
  const link = await screen.findByRole('link', { name: 'Edit tournament' })
  expect(link.getAttribute('href')).toBe('/competitions/cup/edit')
  act(() => firestore.put(testCompetitionPath, aCompetition({ rules })))
  await screen.findByRole('heading', { name: 'Subs', level: 3 })
  screen.getByText('x y <img src=x onerror=alert(1)> z')
  screen.getByRole('heading', { name: 'Rules', level: 2 })
  expect(document.querySelector('main a, main img, main [onerror]')).toBeNull()
})

test('the tab about leads to the rules', async () => {
  await open({ rules: '# Subs' })
  const link = await screen.findByRole('link', { name: 'Read the rules' })
  expect(link.getAttribute('href')).toBe('/competitions/cup/rules')
})

test.each([
  ['table', [1], 'Parallel leaguesAll series Bo1'],
  ['table', [1, 3], 'Groups → GroupsBo1 / Bo3'],
  ['single', [1], 'Groups → single eliminationBo1 / Bo3 series, Bo5 final'],
  ['single', [3], 'Groups → single eliminationBo3 series, Bo5 final'],
] as const)('series of stages are theirs (%s after Bo%s)', async (format, lengths, facts) => {
  const stages = lengths.map(bestOf => ({ ...defaultStages['round-robin'](8), bestOf }))
  await open({ format, stages, bestOf: { rounds: 3, final: 5 } })
  expect((await screen.findByText('Format')).nextElementSibling?.textContent).toBe(facts)
})

test('organizers can clone it', async () => {
  await open({}, organizer)
  const link = await screen.findByRole('link', { name: 'Run it again' })
  expect(link.getAttribute('href')).toBe('/competitions/new?from=cup')
})

test.each([
  ['ru', 'Матчи', 'Счёт вводят капитаныНа чек-ин 10 мин', 'В пуле 7 картВето как на мейджорах'],
  ['en', 'Matches', 'Captains report scoresCheck-in: 10 min', '7 maps in the poolVeto order of the Majors'],
] as const)('everybody sees that teams run their matches (%s)', async (language, name, facts, ofVeto) => {
  const { firestore } = await renderPage({
    at: '/competitions/cup/about',
    Page: AboutPage,
    language,
    documents: { [testCompetitionPath]: aCompetition() },
  })
  await screen.findByText(language === 'ru' ? 'Формат' : 'Format')
  expect(screen.queryByText(name)).toBeNull()
  act(() => firestore.put(testCompetitionPath, aCompetition({ selfService: defaultSelfService })))
  const shown = async () => (await screen.findByText(name)).nextElementSibling?.textContent
  expect(await shown()).toBe(facts)
  const veto = { game: 'csgo', maps: defaultMapPool, order: 'major', stepSeconds: 60 } as const
  act(() =>
    firestore.put(testCompetitionPath, aCompetition({ selfService: { ...defaultSelfService, veto } })),
  )
  await waitFor(async () => expect(await shown()).toBe(`${facts}${ofVeto}`))
})
