import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectToasts, sweepToasts, toastShown, toastSlice } from './toastSlice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stage() {
  const store = configureStore({ reducer: { toasts: toastSlice.reducer } })
  return { store, messages: () => selectToasts(store.getState()).map(({ message }) => message) }
}

it('keeps a toast for two seconds, checking every half second', () => {
  const { store, messages } = stage()
  const stop = sweepToasts(store.dispatch)
  vi.advanceTimersByTime(100)
  store.dispatch(toastShown('error', 'Wrong password'))
  vi.advanceTimersByTime(1900)
  expect(messages()).toEqual(['Wrong password'])
  vi.advanceTimersByTime(499)
  expect(messages()).toEqual(['Wrong password'])
  vi.advanceTimersByTime(1)
  expect(messages()).toEqual([])
  stop()
})

it('removes only expired toasts, and keeps type, message and time', () => {
  const { store, messages } = stage()
  const stop = sweepToasts(store.dispatch)
  const start = Date.now()
  store.dispatch(toastShown('error', 'first'))
  vi.advanceTimersByTime(1500)
  store.dispatch(toastShown('success', 'second'))
  vi.advanceTimersByTime(500)
  expect(messages()).toEqual(['second'])
  expect(selectToasts(store.getState())[0]).toMatchObject({
    type: 'success',
    message: 'second',
    createdAt: start + 1500,
  })
  stop()
})

it('leaves the store alone while nothing has expired', () => {
  const { store } = stage()
  store.dispatch(toastShown('error', 'fresh'))
  const before = selectToasts(store.getState())
  const stop = sweepToasts(store.dispatch)
  vi.advanceTimersByTime(1000)
  expect(selectToasts(store.getState())).toBe(before)
  stop()
  vi.advanceTimersByTime(10_000)
  expect(selectToasts(store.getState())).toBe(before)
})
