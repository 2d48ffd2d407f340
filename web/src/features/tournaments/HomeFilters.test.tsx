// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { HomeFilters } from './HomeFilters.tsx'

vi.mock('#platform/untilUsed.ts', () => ({ untilUsed: () => new Promise(() => undefined) }))

test('the filters wait until they are in view', async () => {
  const scrolled: { show?: () => void } = {}
  class Observer {
    readonly observe = vi.fn()
    readonly disconnect = vi.fn()
    constructor(look: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      scrolled.show = () => look([{ isIntersecting: true }])
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  await renderPage({ Page: HomeFilters, at: '/' })
  expect(screen.queryByRole('searchbox')).toBeNull()
  act(() => scrolled.show?.())
  await screen.findByRole('searchbox', { name: 'Найти по названию' })
  vi.unstubAllGlobals()
})

test('an address with a filter shows the filters at once', async () => {
  await renderPage({ Page: HomeFilters, at: '/?q=cup' })
  expect(await screen.findByRole<HTMLInputElement>('searchbox')).toHaveProperty('value', 'cup')
})
