// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { afterEach, expect, test } from 'vitest'
import { routePatterns } from '#platform/addresses/hrefs.ts'
import { aCompetition, cupPath, organizer } from '#testing/cup.ts'
import { renderPage } from '#testing/renderPage.tsx'
import CompetitionPage from './CompetitionPage.tsx'

afterEach(cleanup)

const path = `${cupPath}/commentators/request`
const request = { ...aRequest, status: 'confirmed', commentatorUid: 'wolf' } as const

test.each([
  ['ru', organizer, /^Комментаторы/, 'Комментаторы Новые сообщения'],
  ['en', { uid: 'wolf', email: 'wolf@example.org' }, /^Commentators/, 'Commentators New messages'],
] as const)(
  'the tab of the commentators says that a chat has something new (%s)',
  async (language, user, name, marked) => {
    const { firestore } = await renderPage({
      at: '/competitions/cup',
      route: routePatterns.competition,
      Page: CompetitionPage,
      language,
      user,
      documents: { [cupPath]: aCompetition({}), [path]: { ...request, unreadBy: ['somebody else'] } },
    })
    const tab = await screen.findByRole('link', { name })
    expect(tab.textContent).not.toContain(marked.split(' ').slice(1).join(' '))
    act(() => firestore.put(path, { ...request, unreadBy: ['somebody else', user.uid] }))
    await screen.findByRole('link', { name: marked })
    act(() => firestore.put(path, { ...request, unreadBy: [] }))
    await screen.findByRole('link', { name: marked.split(' ')[0] ?? '' })
  },
)
