// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { afterEach, expect, test, vi } from 'vitest'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import CompetitionPage from './CompetitionPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const path = `${testCompetitionPath}/commentators/request`
const request = { ...aRequest, status: 'confirmed', commentatorUid: 'wolf' } as const

test.each([
  ['ru', organizer, /^Комментаторы/, 'Комментаторы Новые сообщения'],
  ['en', person('wolf'), /^Commentators/, 'Commentators New messages'],
] as const)(
  'the tab of the commentators says that a chat has something new (%s)',
  async (language, user, name, marked) => {
    const { firestore } = await renderPage({
      at: '/competitions/cup',
      Page: CompetitionPage,
      language,
      user,
      documents: {
        [testCompetitionPath]: aCompetition({}),
        [path]: { ...request, unreadBy: ['somebody else'] },
      },
    })
    const tab = await screen.findByRole('link', { name })
    expect(tab.textContent).not.toContain(marked.split(' ').slice(1).join(' '))
    act(() => firestore.put(path, { ...request, unreadBy: ['somebody else', user.uid] }))
    await screen.findByRole('link', { name: marked })
    act(() => firestore.put(path, { ...request, unreadBy: [] }))
    await screen.findByRole('link', { name: marked.split(' ')[0] ?? '' })
  },
)

test.each([
  ['/competitions/cup/bracket', 'Турнирная сетка · Winter Cup · Upper Bracket'],
  ['/competitions/cup/matches/main-1-1', ''],
])('the frame gives %s its title, but leaves the one of a match to its page', async (at, title) => {
  await renderPage({
    at,
    route: '/competitions/:competitionId/*',
    Page: CompetitionPage,
    documents: { [testCompetitionPath]: aCompetition() },
  })
  await screen.findByRole('heading', { level: 1, name: 'Winter Cup' })
  expect(document.title).toBe(title)
})

test('a viewer of a competition sees that it has been deleted', async () => {
  const { firestore } = await renderPage({
    at: '/competitions/cup',
    Page: CompetitionPage,
    language: 'en',
    documents: { [testCompetitionPath]: aCompetition() },
  })
  await screen.findByText('Winter Cup')
  act(() => firestore.put(testCompetitionPath, null))
  await screen.findByRole('heading', { name: 'No such tournament' })
  screen.getByText(/^Check the link: part of it may be missing/)
  expect(screen.queryByText('Winter Cup')).toBeNull()
})

const won = aCompetition({ status: 'finished', champion: { teamId: 'wolves', name: 'Wolves' } })
const burst = () => document.querySelector('[data-celebration]')

test.each([
  ['ru', 'Чемпион турнира: Wolves'],
  ['en', 'Tournament champion: Wolves'],
] as const)('a viewer of the end hears of the champion and sees a burst (%s)', async (language, news) => {
  const { firestore } = await renderPage({
    at: '/competitions/cup',
    Page: CompetitionPage,
    language,
    documents: { [testCompetitionPath]: aCompetition({ status: 'running' }) },
  })
  await screen.findByText('Winter Cup')
  expect(screen.queryByText(news)).toBeNull()
  act(() => firestore.put(testCompetitionPath, won))
  expect((await screen.findByText(news)).getAttribute('role')).toBe('status')
  await waitFor(() => expect(burst()?.getAttribute('aria-hidden')).toBe('true'))
})

test('a later visitor sees the champion and no burst', async () => {
  await renderPage({
    at: '/competitions/cup',
    Page: CompetitionPage,
    documents: { [testCompetitionPath]: won },
  })
  await screen.findByRole('region', { name: 'Чемпион турнира' })
  expect(screen.queryByText('Чемпион турнира: Wolves')).toBeNull()
  expect(burst()).toBeNull()
})

test('there is no burst for those who have asked for less motion', async () => {
  const usual = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const list = usual(query)
    if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: true })
    return list
  })
  const { firestore } = await renderPage({
    at: '/competitions/cup',
    Page: CompetitionPage,
    documents: { [testCompetitionPath]: aCompetition({ status: 'running' }) },
  })
  await screen.findByText('Winter Cup')
  act(() => firestore.put(testCompetitionPath, won))
  await screen.findByText('Чемпион турнира: Wolves')
  await act(() => vi.dynamicImportSettled())
  expect(burst()).toBeNull()
})
