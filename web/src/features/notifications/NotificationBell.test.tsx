// @vitest-environment happy-dom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Notification } from '@upper-bracket/shared/notifications/notification'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { expect, test } from 'vitest'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import NotificationBell from './NotificationBell.tsx'

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
    user: person('wolf'),
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

test('the call of a captain counts as read on the page of the draft, without a toast, and nowhere else', async () => {
  const called = {
    ...common,
    kind: 'draftTurn',
    facts: { draftId: 'd', place: 0, hasClock: true },
    at: 3_000,
    readAt: null,
  }
  const elsewhere = await onPage({ [path('a')]: ready })
  await screen.findByRole('button', { name: 'Уведомления: 1 непрочитанное' })
  act(() => elsewhere.firestore.put(path('called'), called))
  await screen.findByText('Ваш ход в драфте турнира «Winter Cup»')
  screen.getByRole('button', { name: 'Уведомления: 2 непрочитанных' })
  cleanup()

  const begun = { ...called, kind: 'draftStarted', facts: { draftId: 'd' }, at: 2_500 }
  const documents = { [path('a')]: ready, [path('begun')]: begun }
  const { firestore } = await onPage(documents, 'ru', '/competitions/cup/draft')
  await screen.findByRole('button', { name: 'Уведомления: 1 непрочитанное' })
  act(() => firestore.put(path('called'), called))
  await waitFor(() => expect(firestore.read(path('called'))).toMatchObject({ readAt: expect.any(Number) }))
  screen.getByRole('button', { name: 'Уведомления: 1 непрочитанное' })
  expect(screen.queryByText('Ваш ход в драфте турнира «Winter Cup»')).toBeNull()
})

test('all of them can be marked at once', async () => {
  const others = Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [path(`other-${index}`), { ...ready, at: index }]),
  )
  const { user } = await onPage(others)
  const bell = await screen.findByRole('button', { name: 'Уведомления: 11 непрочитанных' })
  expect(bell.textContent).toBe('9+')
  await user.click(bell)
  await user.click(await screen.findByRole('button', { name: 'Отметить всё прочитанным' }))
  await waitFor(() => expect(screen.queryByText('Непрочитанное:')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Отметить всё прочитанным' })).toBeNull()
})

test('counts what is not shown, shows earlier ones on demand, and marks all of them', async () => {
  const id = (index: number) => path(`n-${String(index).padStart(3, '0')}`)
  const others = Object.fromEntries(
    Array.from({ length: 70 }, (_, index) => [id(index), { ...ready, at: 1000 - index }]),
  )
  // Beyond the first ones, and beyond the first that are shown on demand.
  const { user, firestore } = await onPage({
    ...others,
    [id(20)]: { ...removed, at: 980 },
    [id(60)]: { ...removed, at: 940 },
  })
  // The bell is hidden from assistive technology while the list is open.
  const unread = (count: number) => screen.findByLabelText(`Уведомления: ${count} непрочитанных`)
  await user.click(await unread(68))
  const links = () => within(screen.getByRole('dialog')).getAllByRole('link')
  const older = 'Показать ещё'
  expect(links()).toHaveLength(15)
  await user.click(screen.getByRole('button', { name: older }))
  await waitFor(() => expect(links()).toHaveLength(45))
  await unread(68)
  await user.click(screen.getByRole('button', { name: older }))
  await waitFor(() => expect(links()).toHaveLength(70))
  expect(screen.queryByRole('button', { name: older })).toBeNull()
  await unread(68)

  // An earlier one that is opened is no longer counted once the list is closed.
  await user.click(links()[30] as HTMLElement)
  await unread(67)
  await user.click(await unread(67))
  expect(links()).toHaveLength(15)
  await user.click(screen.getByRole('button', { name: 'Отметить всё прочитанным' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отметить всё прочитанным' })).toBeNull())
  const left = Object.keys(others).filter(each => firestore.read(each)?.['readAt'] === null)
  expect(left).toEqual([])
})

test('who was told of nothing yet learns what will be here', async () => {
  const { user } = await onPage({})
  await user.click(await screen.findByRole('button', { name: 'Уведомления' }))
  await screen.findByText(/^Пока ничего нового/)
})

/** What is announced, in the order in which it came. */
const announced = () => {
  const region = screen.queryByRole('region', { name: 'Сообщения' })
  return region === null
    ? []
    : within(region)
        .queryAllByText(/соперник|команд/)
        .map(each => each.textContent)
}
const old = { [path('a')]: { ...removed, at: 1_000_000 } }

test.each([
  ['/competitions/cup', true],
  ['/competitions/cup/teams', true],
  ['/commentate/cup/request', true],
  ['/competitions/cupboard', false],
  ['/tournaments', false],
])('on %s, what comes in about the competition is announced: %s', async (at, isAnnounced) => {
  const { firestore } = await onPage(old, 'ru', at)
  await screen.findByRole('button', { name: 'Уведомления' })
  act(() => firestore.put(path('b'), { ...ready, at: 1_000_001 }))
  await screen.findByRole('button', { name: 'Уведомления: 1 непрочитанное' })
  await waitFor(() => expect(announced()).toHaveLength(isAnnounced ? 1 : 0))
})

test('announced is what is new, however late it comes, but nothing that was there or announces itself', async () => {
  const { user, firestore } = await onPage(old)
  await screen.findByRole('button', { name: 'Уведомления' })
  const news = {
    b: { ...ready, at: 1_000_100 },
    // Took place before the other one, and came after it.
    c: { ...removed, readAt: null, at: 999_999 },
    // An hour ago: it has come back into the list.
    d: { ...ready, at: 1_000_000 - 3_600_000 },
    e: { ...ready, at: 1_000_200, readAt: 1 },
    f: { ...ready, kind: 'readinessCheck', facts: { checkId: 'c', deadline: 1 }, at: 1_000_300 },
  }
  for (const [id, document] of Object.entries(news)) act(() => firestore.put(path(id), document))
  await waitFor(() => expect(announced()).toHaveLength(2))
  expect(announced().some(text => text?.includes('соперник'))).toBe(true)
  expect(announced().some(text => text?.includes('Foxes'))).toBe(true)
  await user.click(screen.getByRole('button', { name: /непрочитанн/ }))
  await screen.findByRole('dialog')
  expect(announced()).toHaveLength(2)
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
