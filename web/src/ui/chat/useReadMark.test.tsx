// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReadMark } from './useReadMark.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(first: number | null) {
  const marked: number[] = []
  const { rerender, unmount } = renderHook(
    ({ upTo }: { upTo: number | null }) => useReadMark(upTo, each => marked.push(each)),
    { initialProps: { upTo: first } },
  )
  vi.advanceTimersByTime(0)
  return { marked, show: (upTo: number | null) => rerender({ upTo }), unmount }
}

test('what is shown is marked as read at once, and what follows within seconds by one more call', () => {
  const { marked, show: then } = show(10)
  expect(marked).toEqual([10])
  for (const upTo of [20, 30, 40]) then(upTo)
  vi.advanceTimersByTime(4900)
  expect(marked).toEqual([10])
  vi.advanceTimersByTime(200)
  expect(marked).toEqual([10, 40])
})

test('who leaves before that has read it all the same, and nothing is marked twice', () => {
  const hidden = show(10)
  hidden.show(20)
  hidden.show(null)
  expect(hidden.marked).toEqual([10, 20])
  hidden.unmount()
  vi.advanceTimersByTime(10_000)
  expect(hidden.marked).toEqual([10, 20])

  const closed = show(10)
  closed.show(20)
  closed.unmount()
  expect(closed.marked).toEqual([10, 20])
})

test('nothing is marked where nothing unread is shown', () => {
  const { marked, unmount } = show(null)
  vi.advanceTimersByTime(10_000)
  unmount()
  expect(marked).toEqual([])
})
