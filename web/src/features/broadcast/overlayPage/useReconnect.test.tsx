// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReconnect } from './useReconnect.ts'

const { isReachable, reconnect } = vi.hoisted(() => ({
  isReachable: vi.fn<() => Promise<boolean>>(),
  reconnect: vi.fn(async () => undefined),
}))
vi.mock('#platform/offline/isReachable.ts', () => ({ isReachable }))
vi.mock('#platform/firebase/firestore.ts', () => ({ reconnect }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('an overlay reconnects once, within a second after the network is back', async () => {
  isReachable.mockResolvedValue(true)
  renderHook(useReconnect)
  await pass(60)
  isReachable.mockResolvedValue(false)
  await pass(300)
  expect(reconnect).not.toHaveBeenCalled()
  isReachable.mockResolvedValue(true)
  await pass(1)
  // The code of Firestore is imported.
  await vi.waitFor(() => expect(reconnect).toHaveBeenCalledOnce())
  await pass(60)
  expect(reconnect).toHaveBeenCalledOnce()
})

test('an earlier question that fails after a later one has been answered changes nothing', async () => {
  isReachable.mockResolvedValue(false)
  renderHook(useReconnect)
  await pass(5)
  const late = Promise.withResolvers<boolean>()
  isReachable.mockReturnValueOnce(late.promise)
  await pass(1)
  isReachable.mockResolvedValue(true)
  await pass(1)
  await vi.waitFor(() => expect(reconnect).toHaveBeenCalledOnce())
  late.resolve(false)
  await pass(60)
  expect(reconnect).toHaveBeenCalledOnce()
})
