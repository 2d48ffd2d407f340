// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useIsUsed } from './useIsUsed.ts'

test.each(['pointerup', 'keydown', 'online'])(
  'what cannot be loaded is tried again with %s, not as the pointer moves',
  async next => {
    const load = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('No connection'))
    const { result } = renderHook(() => useIsUsed(load))
    const happens = (event: string) => act(async () => void dispatchEvent(new Event(event)))
    await happens('pointermove')
    await happens('pointermove')
    expect(load).toHaveBeenCalledTimes(1)
    expect(result.current).toBe(false)
    await happens(next)
    expect(load).toHaveBeenCalledTimes(2)
    await expect.poll(() => result.current).toBe(true)
  },
)

test('what Chromium does not fetch again is loaded with the page, once there is a connection, unless another page is shown', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const load = vi.fn(async () => Promise.reject(new Error('No connection')))
  const { unmount } = renderHook(() => useIsUsed(load))
  const happens = (event: string) => act(async () => void dispatchEvent(new Event(event)))
  await happens('pointermove')
  await happens('pointerup')
  expect(load).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  await happens('online')
  expect(reload).toHaveBeenCalledTimes(1)
  unmount()
  await happens('online')
  expect(reload).toHaveBeenCalledTimes(1)
})
