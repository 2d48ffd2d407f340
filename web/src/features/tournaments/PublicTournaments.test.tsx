// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { CompetitionList, ListedCompetition } from '@upper-bracket/shared/competition/competitionList'
import { sampleBracket } from '@upper-bracket/shared/preview/drawnBracket'
import { carriedListId } from '@upper-bracket/shared/preview/publicList'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition } from '#testing/testCompetition.ts'
import PublicTournaments from './PublicTournaments.tsx'

type Section = CompetitionList['sections'][number]

const listed = (
  id: string,
  status: 'registration' | 'running' | 'finished' = 'registration',
): ListedCompetition => ({
  ...aCompetition({ name: `Cup ${id}`, status }),
  id,
})
const section = (name: Section['section'], competitions: readonly ListedCompetition[], hasMore = false) => ({
  section: name,
  competitions,
  hasMore,
})

const open = (sections: readonly Section[], at = '/', others: Record<string, object> = {}) =>
  renderPage({
    Page: PublicTournaments,
    at,
    answers: { '/api/competitions': { sections, drawn: sampleBracket }, ...others },
  })

const cardsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('the only running competition is on a wide card with its bracket, and is not listed twice', async () => {
  await open([section('running', [listed('cup', 'running')]), section('upcoming', [listed('soon')])])
  const featured = await screen.findByRole('region', { name: 'Играют сейчас' })
  expect(within(featured).getByRole('link').getAttribute('href')).toBe('/competitions/cup')
  expect(within(featured).getAllByText('Raven')).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Идут сейчас' })).toBeNull()
  expect(cardsIn('Скоро начнутся')).toEqual(['Cup soon'])
})

test('a champion stands with the logo of the team', async () => {
  const champion = { teamId: 'wolves', name: 'Wolves', logo: 3 }
  await open([section('finished', [{ ...listed('cup', 'finished'), champion }])])
  const name = await screen.findByText('Wolves')
  expect(name.parentElement?.querySelector('img')?.getAttribute('src')).toBe(
    '/api/competitions/cup/pictures/teamLogo/wolves/3-small',
  )
})

test('of several running ones the most recently active is on the wide card, and the others follow', async () => {
  await open([section('running', [listed('cup', 'running'), listed('b', 'running'), listed('c', 'running')])])
  await screen.findByRole('region', { name: 'Играют сейчас' })
  expect(cardsIn('Идут сейчас')).toEqual(['Cup b', 'Cup c'])
})

test('without any, a sample stands in its place, and the next step is to create one', async () => {
  await open([])
  await screen.findByText(/Сейчас никто не играет/)
  screen.getByText('Турниров пока нет')
  expect(screen.getByRole('link', { name: 'Создать турнир' }).getAttribute('href')).toBe('/competitions/new')
})

test('the filter is in the address, and a search without results leads back to all', async () => {
  const { user, router, fill } = await open([section('finished', [listed('won', 'finished')], true)], '/', {
    '/api/competitions?q=nothing': { sections: [] },
    '/api/competitions?q=nothing&game=csgo': { sections: [] },
    '/api/competitions?when=finished': { sections: [section('finished', [listed('won', 'finished')], true)] },
  })
  await screen.findByRole('heading', { name: 'Cup won' })
  await fill(screen.getByRole('searchbox', { name: 'Найти по названию' }), 'Nothing')
  await screen.findByText('Ничего не нашлось')
  await user.click(screen.getByRole('button', { name: 'CS:GO' }))
  expect(router.state.location.search).toBe('?q=Nothing&game=csgo')
  await user.click(screen.getByRole('button', { name: 'Показать все' }))
  expect(router.state.location.search).toBe('')

  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  expect(router.state.location.search).toBe('?when=finished')
  await screen.findByText(/Это первые 1/)
})

test('an address with a filter shows what matches, and what is played now next to it', async () => {
  await open([section('running', [listed('cup', 'running')])], '/?q=b&when=running', {
    '/api/competitions?q=b&when=running': { sections: [section('running', [listed('b', 'running')])] },
  })
  await expect.poll(() => screen.queryByRole('heading', { name: 'Cup b' })).not.toBeNull()
  expect(cardsIn('Идут сейчас')).toEqual(['Cup b'])
})

test('the list that the page carries is shown without asking for it, once', async () => {
  const carried = document.createElement('script')
  carried.type = 'application/json'
  carried.id = carriedListId
  carried.textContent = JSON.stringify({ sections: [section('upcoming', [listed('carried')])] })
  document.body.append(carried)
  await open([section('upcoming', [listed('asked')])])
  await screen.findByRole('heading', { name: 'Cup carried' })
  expect(document.getElementById(carriedListId)).toBeNull()
})
