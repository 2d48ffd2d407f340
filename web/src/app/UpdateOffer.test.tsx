// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { BuildMeta } from '#platform/builds/buildMeta.ts'
import { useHoldUpdates } from '#platform/builds/useHoldUpdates.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { UpdateOffer } from './UpdateOffer.tsx'

const server = { latest: 'own', complete: true, asked: 0 }

const metaOf = (id: string): BuildMeta => ({
  id,
  timestamp: '',
  entry: ['/assets/entry.js'],
  routes: [
    { id: 'frame', path: null, parentId: 'root', chunks: ['/assets/frame.js'] },
    { id: 'page', path: '/page', parentId: 'frame', chunks: ['/assets/page.js'] },
    { id: 'other', path: '/other', parentId: 'frame', chunks: ['/assets/other.js'] },
  ],
  prerendered: [],
  texts: { ru: [], en: [] },
  assets: [],
})

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'build', content: 'own' }))
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  Object.assign(server, { latest: 'own', complete: true, asked: 0 })
  for (const link of document.querySelectorAll('link[rel=prefetch]')) link.remove()
  history.replaceState(null, '', '/page')
  vi.stubGlobal('fetch', async (address: string) => {
    server.asked += 1
    if (address.endsWith('latest.json')) return Response.json({ id: server.latest, timestamp: '' })
    const [, id = ''] = /meta\/(\w+)\.json/.exec(address) ?? []
    return server.complete ? Response.json(metaOf(id)) : new Response(null, { status: 404 })
  })
})
afterEach(() => {
  vi.useRealTimers()
})

function Page() {
  return (
    <>
      <UpdateOffer />
      <input aria-label="name" />
    </>
  )
}

function EditedPage() {
  useHoldUpdates(true)
  return <UpdateOffer />
}

const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))
const offer = () => screen.queryByRole('button', { name: 'Обновить' })

test('another build is found within minutes, its chunks for this page are fetched, and it is offered', async () => {
  await renderPage({ at: '/page', Page })
  server.latest = 'next'
  await minutes(4)
  expect({ asked: server.asked, offered: offer() }).toEqual({ asked: 0, offered: null })
  await minutes(2)
  expect(offer()).not.toBeNull()
  expect([...document.querySelectorAll('link[rel=prefetch]')].map(link => link.getAttribute('href'))).toEqual(
    ['/assets/entry.js', '/assets/page.js', '/assets/frame.js'],
  )
})

test('it is offered at once on focus and back online, but not before it is complete', async () => {
  await renderPage({ at: '/page', Page })
  Object.assign(server, { latest: 'next', complete: false })
  await minutes(1)
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect({ asked: server.asked, offered: offer() }).toEqual({ asked: 2, offered: null })
  server.complete = true
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect(server.asked).toBe(2)
  await act(async () => window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(offer()).not.toBeNull())
})

test('it can be put off until the next build, and goes when it is taken back', async () => {
  const { user } = await renderPage({ at: '/page', Page })
  server.latest = 'next'
  await minutes(5)
  await user.click(screen.getByRole('button', { name: 'Позже' }))
  await minutes(10)
  expect(offer()).toBeNull()
  server.latest = 'third'
  await minutes(5)
  expect(offer()).not.toBeNull()
  server.latest = 'own'
  await minutes(5)
  expect(offer()).toBeNull()
})

test('nobody is asked while typing, with a dialog open or with something unsaved', async () => {
  const { user } = await renderPage({ at: '/page', Page })
  server.latest = 'next'
  await user.click(screen.getByLabelText('name'))
  await minutes(5)
  expect(offer()).toBeNull()
  await act(async () => screen.getByLabelText('name').blur())
  expect(offer()).not.toBeNull()

  const dialog = Object.assign(document.createElement('div'), { role: 'dialog' })
  await act(async () => document.body.append(dialog))
  await vi.waitFor(() => expect(offer()).toBeNull())
  await act(async () => dialog.remove())
  await vi.waitFor(() => expect(offer()).not.toBeNull())

  cleanup()
  await renderPage({ at: '/page', Page: EditedPage })
  await minutes(5)
  expect(offer()).toBeNull()
})
