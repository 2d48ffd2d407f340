// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '#app/store.ts'
import { userChanged } from '#documents/sessionSlice.ts'
import { useAccountDeletion } from '#features/profile/own-data/useAccountDeletion.ts'
import { makeI18n } from '#platform/language/i18n.ts'
import { person } from '#testing/people.ts'
import RequireSignIn from './RequireSignIn.tsx'

const endSession = vi.hoisted(() => vi.fn<() => Promise<void>>())
const callService = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#platform/firebase/auth.ts', () => ({ endSession }))
vi.mock('#platform/firebase/functions.ts', () => ({ callService }))

let store = makeStore()
const i18n = makeI18n()

beforeEach(async () => {
  store = makeStore()
  endSession.mockReset().mockImplementation(async () => signOut())
  await i18n.loadNamespaces('profile')
})
test.each([
  ['once it is deleted', () => null],
  // By Firebase, which may notice that the account is gone before the function has answered.
  ['while it is being deleted', signOut],
])(
  'a user who is signed out %s is redirected home, even while the code of the home page is loading',
  async (_, duringCall) => {
    store.dispatch(userChanged(person('wolf')))
    callService.mockImplementation(async () => duringCall())
    const { promise: code, resolve: arrives } = Promise.withResolvers<{ default: () => string }>()
    const Home = lazy(() => code)
    const router = open(Home)
    screen.getByRole('button').click()
    await expect.poll(() => router.state.location.pathname).toBe('/')
    await expect.poll(() => endSession.mock.calls.length).toBe(1)
    act(() => arrives({ default: () => 'Home' }))
    await screen.findByText('Home')
    expect(router.state.location.pathname).toBe('/')

    await act(() => router.navigate('/profile'))
    expect(router.state.location.pathname).toBe('/auth/signin')
  },
)

test('a deletion is confirmed at home, however long ending the session takes', async () => {
  store.dispatch(userChanged(person('wolf')))
  callService.mockResolvedValue(null)
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  endSession.mockImplementation(async () => {
    await over
    signOut()
  })
  const router = open(() => 'Home')
  screen.getByRole('button').click()
  await expect.poll(() => endSession.mock.calls.length).toBe(1)
  // Shown here, it would be gone before home is.
  expect(store.getState().toasts).toEqual([])
  end()
  await expect
    .poll(() => store.getState().toasts)
    .toMatchObject([{ type: 'success', message: 'Аккаунт удалён' }])
  expect(router.state.location.pathname).toBe('/')
})

test('a user who is signed out after a refused deletion is redirected to the sign-in page', async () => {
  store.dispatch(userChanged(person('wolf')))
  callService.mockImplementation(async () => Promise.reject(new Error('refused')))
  const router = open(() => 'Home')
  screen.getByRole('button').click()
  await expect.poll(() => store.getState().toasts.length).toBe(1)
  signOut()
  await screen.findByText('Sign in')
  expect(router.state.location.pathname).toBe('/auth/signin')
})

function signOut(): void {
  act(() => void store.dispatch(userChanged(null)))
}

function open(Home: ComponentType) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <Suspense>
            <Outlet />
          </Suspense>
        ),
        children: [
          { Component: RequireSignIn, children: [{ path: '/profile', Component: Profile }] },
          { path: '/', Component: Home },
          { path: '*', element: 'Sign in' },
        ],
      },
    ],
    { initialEntries: ['/profile'] },
  )
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return router
}

function Profile() {
  const { deleteAccount } = useAccountDeletion()
  return (
    <button type="button" onClick={() => void deleteAccount()}>
      Delete
    </button>
  )
}
