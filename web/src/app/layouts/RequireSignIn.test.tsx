// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '#app/store.ts'
import { rememberSession } from '#documents/rememberedSession.ts'
import { userChanged } from '#documents/sessionSlice.ts'
import { makeI18n } from '#platform/language/i18n.ts'
import { person } from '#testing/people.ts'
import RequireSignIn from './RequireSignIn.tsx'

afterEach(() => {
  rememberSession(null)
})

function open(at: string, signInPage: RouteObject = { element: 'Sign in' }) {
  const store = makeStore()
  const router = createMemoryRouter(
    [
      {
        Component: RequireSignIn,
        children: [
          { path: '/early', handle: { beforeSession: true }, element: 'Early' },
          { path: '/late', element: 'Late' },
        ],
      },
      { ...signInPage, path: '*' },
    ],
    { initialEntries: [at] },
  )
  render(
    <Provider store={store}>
      <I18nextProvider i18n={makeI18n()}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { store, router }
}

test('before the session is known, a page that needs none is shown to a visitor who was signed in', async () => {
  rememberSession('wolf')
  const { store } = open('/early')
  expect(screen.getByText('Early')).toBeTruthy()
  act(() => void store.dispatch(userChanged(person('wolf'))))
  expect(screen.getByText('Early')).toBeTruthy()
})

test.each([
  ['a page that needs it', '/late', 'wolf'],
  ['a visitor who was not signed in', '/early', null],
])('before the session is known, %s waits; signed out leads to the sign-in page', (_, at, remembered) => {
  rememberSession(remembered)
  const { store, router } = open(at)
  expect(screen.getByRole('status')).toBeTruthy()
  act(() => void store.dispatch(userChanged(null)))
  expect(router.state.location).toMatchObject({
    pathname: '/auth/signin',
    search: `?next=${encodeURIComponent(at)}`,
  })
})

test('the page stays as it was until the code of the sign-in page has loaded', async () => {
  const code = Promise.withResolvers<{ Component: () => string }>()
  const { store, router } = open('/late', { lazy: () => code.promise })
  act(() => void store.dispatch(userChanged(null)))
  expect(router.state.navigation.location?.pathname).toBe('/auth/signin')
  expect(screen.getByRole('status')).toBeTruthy()
  code.resolve({ Component: () => 'Sign in' })
  await screen.findByText('Sign in')
  expect(screen.queryByRole('status')).toBeNull()
})
