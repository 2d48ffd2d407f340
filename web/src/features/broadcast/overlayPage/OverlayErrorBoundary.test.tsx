// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pageNotFound } from '#platform/errors/pageNotFound.ts'
import { ErrorBoundary } from './OverlayErrorBoundary.tsx'

const { isReachable } = vi.hoisted(() => ({ isReachable: vi.fn<() => Promise<boolean>>() }))
vi.mock('#platform/offline/isReachable.ts', () => ({ isReachable }))

afterEach(() => {
  vi.useRealTimers()
})

test('an overlay that fails shows nothing, and is reloaded as soon as there is a network', async () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  isReachable.mockResolvedValue(false)
  const { container } = render(<ErrorBoundary error={new Error('A chunk is missing')} />)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(container.innerHTML).toBe('')
  expect(reload).not.toHaveBeenCalled()
  isReachable.mockResolvedValue(true)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(reload).toHaveBeenCalled()
})

test('an address without a competition is left to the 404 page', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<ErrorBoundary error={pageNotFound()} />)).toThrow(
    expect.objectContaining({ status: 404 }),
  )
})
