// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { makeStore } from '#app/store.ts'
import { userChanged } from '#documents/sessionSlice.ts'
import { useAccountDeletion } from '#features/profile/own-data/useAccountDeletion.ts'
import { makeI18n } from '#platform/language/i18n.ts'
import RequireSignIn from './RequireSignIn.tsx'

const endSession = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#platform/firebase/auth.ts', () => ({ endSession }))
vi.mock('#platform/firebase/functions.ts', () => ({ callService: async () => null }))

afterEach(cleanup)

test('whoever deletes their account is led home, also while the code of home is on its way', async () => {
  const store = makeStore()
  store.dispatch(userChanged({ uid: 'wolf', email: 'wolf@example.org' }))
  endSession.mockImplementation(async () => act(() => void store.dispatch(userChanged(null))))
  const { promise: code, resolve: arrives } = Promise.withResolvers<{ default: () => string }>()
  const Home = lazy(() => code)
  const i18n = makeI18n()
  await i18n.loadNamespaces('profile')
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
  screen.getByRole('button').click()
  await expect.poll(() => endSession.mock.calls.length).toBe(1)
  act(() => arrives({ default: () => 'Home' }))
  await screen.findByText('Home')
  expect(router.state.location.pathname).toBe('/')
})

function Profile() {
  const { deleteAccount } = useAccountDeletion()
  return (
    <button type="button" onClick={() => void deleteAccount()}>
      Delete
    </button>
  )
}
