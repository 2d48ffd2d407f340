// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { HeldMessage } from '@upper-bracket/shared/demonstration/heldMessage'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import DemonstrationNotice from './DemonstrationNotice.tsx'
import HeldMessagesPage from './HeldMessagesPage.tsx'

const spectator = { token: null, competitionId: 'running', matchId: null }
const enterDemonstration = vi.fn(async (_role: string, _lang: string) => spectator)
vi.doMock('#platform/firebase/functions.ts', () => ({ enterDemonstration }))
vi.doMock('#platform/firebase/auth.ts', () => ({ signInByToken: vi.fn() }))

const user = { uid: 'visitor', email: '' }
const profile = newProfile({ email: null, displayName: 'Visitor' }, 0)
const visit = { competitionId: 'copy', expiresAt: Date.now() + 3_600_000 }
const messages: Readonly<Record<string, HeldMessage>> = {
  'competitions/copy/heldMessages/push': {
    at: 1,
    channel: 'push',
    to: 'Wolf',
    title: 'Check in',
    text: 'Your match is due',
    url: 'https://demo.example/competitions/copy/matches/upper-2-2',
  },
  'competitions/copy/heldMessages/post': {
    at: 2,
    channel: 'telegramChannel',
    to: 'Upper Bracket',
    title: '',
    text: '<b>Wolves &amp; Bears</b>\n\nhttps://demo.example/competitions/copy/bracket',
    url: null,
  },
  'competitions/other/heldMessages/post': {
    at: 3,
    channel: 'email',
    to: null,
    title: '',
    text: 'Of somebody else',
    url: null,
  },
}

test('a visitor reads what the own copy would have sent, the latest first', async () => {
  const documents = { 'profiles/visitor': { ...profile, visit }, ...messages }
  await renderPage({ Page: HeldMessagesPage, at: '/messages', language: 'en', user, documents })
  const [post, push, ...others] = await screen.findAllByRole('listitem')
  expect(screen.queryByText(/the latest 100/)).toBeNull()
  if (post === undefined || push === undefined) throw new Error('Messages are missing')
  expect(others).toEqual([])
  expect(post.textContent).toContain('Telegram group')
  expect(post.textContent).toContain('Wolves & Bears')
  expect(within(post).getByRole('link').getAttribute('href')).toBe('/competitions/copy/bracket')
  expect(push.textContent).toContain('Your match is due')
  expect(within(push).getByRole('link').getAttribute('href')).toBe('/competitions/copy/matches/upper-2-2')
})

test('the page says how many messages it shows at most', async () => {
  const page = { Page: HeldMessagesPage, at: '/messages', language: 'en', user } as const
  const many = Object.fromEntries(
    Array.from({ length: 101 }, (_, at) => [
      `competitions/copy/heldMessages/${at}`,
      { at, channel: 'push', to: null, title: '', text: `Message ${at}`, url: null },
    ]),
  )
  await renderPage({ ...page, documents: { 'profiles/visitor': { ...profile, visit }, ...many } })
  expect(await screen.findAllByRole('listitem')).toHaveLength(100)
  expect(screen.getByText(/the latest 100/)).toBeTruthy()
})

test('a copy that has sent nothing leads back to itself', async () => {
  const documents = { 'profiles/visitor': { ...profile, visit } }
  await renderPage({ Page: HeldMessagesPage, at: '/messages', language: 'en', user, documents })
  const link = await screen.findByRole('link', { name: 'To my copy' })
  expect(link.getAttribute('href')).toBe('/competitions/copy/bracket')
})

test('somebody without a copy gets the roles, and enters with one', async () => {
  const documents = { 'profiles/visitor': profile }
  const { user: person } = await renderPage({
    Page: HeldMessagesPage,
    at: '/messages',
    language: 'en',
    user,
    documents,
  })
  const { promise, resolve } = Promise.withResolvers<typeof spectator>()
  enterDemonstration.mockReturnValueOnce(promise)
  await person.click(await screen.findByRole('button', { name: 'I am a spectator' }))
  expect(await screen.findByText(/Getting the competition ready/)).toBeTruthy()
  resolve(spectator)
  expect(enterDemonstration).toHaveBeenCalledWith('spectator', 'en')
})

test('the notice says until when the copy stays, and otherwise leads to the roles', async () => {
  const documents = { 'profiles/visitor': { ...profile, visit } }
  await renderPage({ Page: DemonstrationNotice, at: '/profile', language: 'en', user, documents })
  const link = await screen.findByRole('link', { name: 'Messages' })
  expect(link.getAttribute('href')).toBe('/messages')
  expect(screen.getByRole('link', { name: 'Another role' }).getAttribute('href')).toBe('/')
  expect(screen.getByText(/Your copy of the competition stays until/)).toBeTruthy()
})
