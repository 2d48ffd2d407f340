// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import HomeTournaments from './HomeTournaments.tsx'

const { early, use } = vi.hoisted(() => ({ early: { language: 'ru' }, use: { now: () => {} } }))

vi.mock('#platform/snapshot/earlyParts.ts', () => ({
  hasEarlyParts: (language: string) => language === early.language,
  earlyPart: (name: string) => `<p>Early ${name}</p>`,
  forgetEarlyParts: () => undefined,
}))
vi.mock('#platform/untilUsed.ts', async original => {
  const used = new Promise<void>(resolve => {
    use.now = resolve
  })
  return { ...(await original<object>()), untilUsed: () => used, untilReleased: () => used }
})

const shown: { scroll?: () => void } = {}
beforeEach(() => {
  class Observer {
    readonly observe = vi.fn()
    readonly disconnect = vi.fn()
    constructor(look: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      shown.scroll = () => look([{ isIntersecting: true }])
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return () => vi.unstubAllGlobals()
})

const open = (at = '/', language: 'ru' | 'en' = 'ru') =>
  renderPage({
    Page: HomeTournaments,
    at,
    language,
    answers: {
      '/api/competitions': { sections: [], drawn: [] },
      '/api/competitions?q=cup': { sections: [] },
    },
  })
const filters = () => screen.findByRole<HTMLInputElement>('searchbox')

test('what the edge has written stays until the list is in view', async () => {
  await open()
  await screen.findByText('Early list')
  expect(screen.queryByRole('status', { name: 'Загружаем…' })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  act(() => shown.scroll?.())
  await filters()
  await expect.poll(() => screen.queryByText('Early list')).toBeNull()
})

test('what the edge has written in another language is replaced at once', async () => {
  await open('/', 'en')
  await filters()
})

test('an address with a filter shows the filters at once', async () => {
  await open('/?q=cup')
  expect(await filters()).toHaveProperty('value', 'cup')
})

test('what the edge has written stays until the page is used', async () => {
  await open()
  await screen.findByText('Early list')
  await act(async () => use.now())
  await filters()
})
