// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { selectSession, selectUid } from '#documents/sessionSlice.ts'
import { api } from '#platform/api/api.ts'
import { authStarts } from '#platform/firebase/authStart.ts'
import { stayedMs } from '#platform/streams/staying.ts'
import { makeStore } from './store.ts'
import { useSessionWatch } from './useSessionWatch.ts'

type User = { readonly uid: string; readonly email: string } | null

const session = { become: (_: User) => {} }
vi.mock('#platform/firebase/auth.ts', () => ({
  watchUser: (tell: (user: User) => void) => {
    session.become = tell
    tell(person('wolf'))
    return () => {}
  },
}))

const person = (uid: string) => ({ uid, email: `${uid}@example.org` })

const secrets = api.injectEndpoints({
  endpoints: build => ({ secret: build.query<string, null>({ queryFn: () => ({ data: 'of the wolf' }) }) }),
})

test('a browser without a trace of a session is signed out at once, and asks Auth once there may be one', async () => {
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  const store = makeStore()
  const status = () => selectSession(store.getState()).status
  renderHook(useSessionWatch, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  await vi.waitFor(() => expect(status()).toBe('signed-out'))
  expect(stayedMs()).toBeNull()
  authStarts()
  await vi.waitFor(() => expect(status()).toBe('signed-in'))
  expect(stayedMs()).not.toBeNull()
})

test('what one person could read is gone for the next, also when they have signed out in between', async () => {
  const store = makeStore()
  const read = () => secrets.endpoints.secret.select(null)(store.getState() as never).data
  renderHook(useSessionWatch, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  await vi.waitFor(() => expect(selectUid(store.getState())).toBe('wolf'))

  for (const next of [null, person('fox')]) {
    await act(() => session.become(person('wolf')))
    await store.dispatch(secrets.endpoints.secret.initiate(null) as never)
    expect(read()).toBe('of the wolf')
    await act(() => session.become(next))
    expect({ uid: selectUid(store.getState()), read: read() }).toEqual({
      uid: next?.uid ?? null,
      read: undefined,
    })
  }
})
