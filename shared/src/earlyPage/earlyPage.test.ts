import { expect, it } from 'vitest'
import { largeSnapshot } from '../snapshot/testing/largeSnapshot.ts'
import { type EarlyScene, earlyPage } from './earlyPage.ts'

const hostile = `</h1><script>"&$&'`
const harmless = '&#60;/h1&#62;&#60;script&#62;&#34;&#38;$&#38;&#39;'
const large = largeSnapshot(16)
const scene = {
  ...large,
  competition: { ...large.competition, status: 'running' as const, champion: null, name: hostile },
  teams: large.teams.map(team => ({ ...team, name: hostile })),
}
const address = { competitionId: 'cup', tab: 'bracket', language: 'ru' } as const

it('shows the matches that are on and can begin, and no name can do harm in it', () => {
  const page = earlyPage(scene, address)
  expect(page).toContain(`<h1>${harmless}</h1>`)
  expect(page).not.toContain('<script')
  const rows = page.match(/<li .*?<\/li>/g) ?? []
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) expect(row.split(`<span title="${harmless}">${harmless}</span>`)).toHaveLength(3)
  const played = large.bracket?.matches.filter(({ status }) => status === 'finished').length
  expect(page).toContain(`<p>Сыграно матчей: ${played} из `)
  expect(page).toMatch(/<a href="\/competitions\/cup\/bracket" aria-current="page">Турнирная сетка<\/a>/)
})

it('hides no team of a match, however wide the page is', () => {
  const hiding = [...earlyPage(scene, address).matchAll(/([^{};]*)\{display:none\}/g)].map(
    ([, selector]) => selector,
  )
  expect(hiding).toEqual(['header p', 'h1~.status', '&>p:last-child'])
})

it('says as of when it is, in the language that is asked for', () => {
  const asOf = 1_795_374_200_000
  const written = (language: 'ru' | 'en') => earlyPage({ ...scene, asOf }, { ...address, language })
  expect(written('ru')).toContain('<small>на 22:03:20 МСК</small>')
  expect(written('en')).toMatch(/^<early-page lang="en">.*Matches now.*as of 22:03:20 MSK/s)
})

it('shows grey rows without a word where nothing is known, and else what the main page leads to', () => {
  const rows = /<\/nav><div class="skeleton" aria-hidden="true">(<i><\/i>)+<\/div><\/main>/
  const open = { ...scene, competition: { ...scene.competition, bracketId: null }, bracket: null }
  const at = (tab: string, of: EarlyScene) => earlyPage(of, { ...address, tab })
  for (const page of [at('', open), at('about', scene), at('bracket', { ...scene, bracket: null })])
    expect(page).toMatch(rows)
  expect(at('', open)).toContain('/teams" aria-current="page"')
  expect(at('', scene)).toBe(at('bracket', scene))
  expect(at('', scene)).not.toContain('<i>')
})

it('shows no matches on another tab, nor once it is over, but the champion', () => {
  expect(earlyPage(scene, { ...address, tab: 'teams' })).not.toContain('<li')
  const champion = { teamId: 'x', name: hostile }
  const over = { ...scene.competition, status: 'finished' as const, champion }
  const page = earlyPage({ ...scene, competition: over, bracket: null }, address)
  expect(page).toContain(`<span>Чемпион турнира</span><b>${harmless}</b>`)
  expect(page).not.toContain('<li')
})

it('has a tab for the schedule once there is one', () => {
  const schedule = {
    minutes: { 1: 40, 2: 95, 3: 60, 5: 90 },
    pauseMinutes: 5,
    atOnce: null,
    planId: 'a',
    edition: 1,
  }
  const { bracket } = scene
  if (bracket === null) throw new Error('no bracket')
  const { schedule: _none, ...shape } = bracket.shape
  const tab = 'href="/competitions/cup/schedule"'
  expect(earlyPage({ ...scene, bracket: { ...bracket, shape } }, address)).not.toContain(tab)
  expect(earlyPage({ ...scene, bracket: { ...bracket, shape: { ...shape, schedule } } }, address)).toContain(
    tab,
  )
})
