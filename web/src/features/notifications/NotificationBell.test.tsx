// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Notification } from '@upper-bracket/shared/notifications/notification'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import NotificationBell from './NotificationBell.tsx'

afterEach(cleanup)

const path = (id: string) => `profiles/wolf/notifications/${id}`
const common = {
  competition: { id: 'cup', name: 'Winter Cup' },
  teams: [
    { teamId: 'w', name: 'Wolves' },
    { teamId: 'b', name: 'Bears' },
  ],
  ownTeamId: 'w',
}
const ready = {
  ...common,
  kind: 'matchReady',
  facts: { bracketId: 'first', matchId: 'main-1-1' },
  at: 2_000,
  readAt: null,
} as const satisfies Notification & { readAt: null }
const removed = { ...common, kind: 'teamRemoved', facts: { teamName: 'Foxes' }, at: 1_000, readAt: 1_500 }

const Bell = () => <NotificationBell uid="wolf" />

const onPage = (documents: Record<string, object>, language: Language = 'ru', at = '/competitions/cup') =>
  renderPage({
    at,
    route: '*',
    Page: Bell,
    language,
    user: { uid: 'wolf', email: 'wolf@example.org' },
    documents,
  })

test.each([
  ['ru', 'Уведомления: 1 непрочитанное', 'Ваш соперник — «Bears»', 'Вы больше не в команде «Foxes»'],
  ['en', 'Notifications: 1 unread', 'Your opponent: Bears', 'You no longer play for Foxes'],
] as const)(
  'counts what is unread, and lists what happened, in %s',
  async (language, label, first, second) => {
    const { user } = await onPage({ [path('a')]: ready, [path('b')]: removed }, language)
    await user.click(await screen.findByRole('button', { name: label }))
    const list = await screen.findByRole('dialog')
    expect(await within(list).findByText(first)).toBeTruthy()
    expect(within(list).getByText(second)).toBeTruthy()
    const links = within(list).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/competitions/cup/bracket?match=main-1-1',
      '/competitions/cup/teams',
    ])
  },
)

test('opening one marks it as read, and nothing else of it changes', async () => {
  const { user, firestore } = await onPage({ [path('a')]: ready })
  await user.click(await screen.findByRole('button', { name: 'Уведомления: 1 непрочитанное' }))
  await user.click(await screen.findByRole('link'))
  await waitFor(() => expect(firestore.read(path('a'))).toEqual({ ...ready, readAt: expect.any(Number) }))
  await screen.findByRole('button', { name: 'Уведомления' })
})

test('all of them can be marked at once', async () => {
  const others = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [path(`other-${index}`), { ...ready, at: index }]),
  )
  const { user } = await onPage(others)
  const bell = await screen.findByRole('button', { name: 'Уведомления: 11 непрочитанных' })
  expect(bell.textContent).toBe('9+')
  await user.click(bell)
  await user.click(await screen.findByRole('button', { name: 'Прочитать все' }))
  await waitFor(() => expect(screen.queryByText('Непрочитанное:')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Прочитать все' })).toBeNull()
})

test('who was told of nothing yet learns what will be here', async () => {
  const { user } = await onPage({})
  await user.click(await screen.findByRole('button', { name: 'Уведомления' }))
  await screen.findByText(/^Пока ничего нового/)
})

test('announces what comes in about the open competition, and only that', async () => {
  const { firestore } = await onPage({ [path('a')]: { ...removed, at: 1 } })
  await screen.findByRole('button', { name: 'Уведомления' })
  act(() => {
    firestore.put(path('b'), { ...ready, competition: { id: 'other', name: 'Other' }, at: 2 })
    firestore.put(path('c'), { ...ready, at: 3 })
  })
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Сообщения' })).getAllByText(/соперник/)).toHaveLength(
      1,
    ),
  )
})
