// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCalmOrder } from './useCalmOrder.ts'

test('rows that leave keep their places until new rows take them, except for the last to leave', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(ids => useCalmOrder(ids).order, { initialProps: ['a', 'b', 'c'] })
  rerender(['b', 'c'])
  expect(result.current).toEqual(['a', 'b', 'c'])
  // With the end of b, d can begin: where a was, not below the rows that are left.
  rerender(['c', 'd'])
  expect(result.current).toEqual(['d', 'b', 'c'])
  rerender(['d', 'e'])
  expect(result.current).toEqual(['d', 'e', 'c'])
  rerender(['d', 'e', 'f'])
  expect(result.current).toEqual(['d', 'e', 'c', 'f'])
  vi.useRealTimers()
})
