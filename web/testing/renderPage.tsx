import { ThemeProvider } from '@mui/material/styles'
import { act, render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { CallableInput, CallableName, CallableOutput } from '@upper-bracket/shared/contract/contract'
import type { Language } from '@upper-bracket/shared/profile/profile'
import type { ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, matchPath, RouterProvider, useRouteError } from 'react-router'
import { vi } from 'vitest'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { makeStore } from '#app/store.ts'
import { Toasts } from '#app/Toasts.tsx'
import { theme } from '#app/theme.ts'
import { userChanged } from '#documents/sessionSlice.ts'
import { ru } from '#locales/ru/ru.ts'
import { routePatterns } from '#platform/addresses/routePatterns.ts'
import { completeErrors, makeI18n } from '#platform/language/i18n.ts'
import { stay } from '#platform/streams/staying.ts'
import { fakeFirestore } from './fakeFirestore.ts'

interface Scene {
  readonly at?: string
  /** The pattern of the address; that of the product if left out. */
  readonly route?: string
  readonly Page: ComponentType
  readonly language?: Language
  readonly user?: { readonly uid: string; readonly email: string }
  /** By path. */
  readonly documents?: Readonly<Record<string, object>>
  /** What addresses of the site answer as JSON; others answer nothing but the time. */
  readonly answers?: Readonly<Record<string, object>>
  readonly network?: Parameters<typeof fakeFirestore>[1]
  /** Whether the page is not used yet, so that the sentences of errors are not there; false by default. */
  readonly isUnused?: boolean
  /** What the functions return, or throw; calling any other is refused. */
  readonly functions?: Functions
}

type Functions = {
  readonly [Name in CallableName]?: (
    input: CallableInput<Name>,
  ) => CallableOutput<Name> | Promise<CallableOutput<Name>>
}

/** Modules of the product are loaded once for a file of tests, and each test has a scene of its own. */
const current = {
  firestore: fakeFirestore({}),
  answers: {} as Readonly<Record<string, object>>,
  callFunction: async (_name: CallableName, _input: unknown): Promise<unknown> => undefined,
}
// Components are tested with listeners.
stay()

vi.doMock('#platform/firebase/firestore.ts', () => ({
  listenToDocument: (...args: Parameters<typeof current.firestore.listenToDocument>) =>
    current.firestore.listenToDocument(...args),
  listenToList: (...args: Parameters<typeof current.firestore.listenToList>) =>
    current.firestore.listenToList(...args),
  readIds: (...args: Parameters<typeof current.firestore.readIds>) => current.firestore.readIds(...args),
  countRows: (...args: Parameters<typeof current.firestore.countRows>) =>
    current.firestore.countRows(...args),
  reconnect: async () => undefined,
  mergeDocument: (...args: Parameters<typeof current.firestore.mergeDocument>) =>
    current.firestore.mergeDocument(...args),
}))
vi.doMock('#platform/firebase/functions.ts', () => ({
  callService: (_service: string, name: CallableName, input: unknown) => current.callFunction(name, input),
}))

// The server, where a page asks for the time and for what the edge answers.
vi.stubGlobal('fetch', async (address: string) => {
  await current.firestore.answered()
  const answer = current.answers[address]
  return new Response(answer === undefined ? null : JSON.stringify(answer), {
    headers: { date: new Date().toUTCString() },
  })
})

/**
 * Renders a page, or a part of one, with the product's store, texts, theme and toasts. Only Firebase is replaced:
 * documents and functions are those of the scene.
 */
export async function renderPage(scene: Scene) {
  const {
    at = '/',
    route = patternOf(at),
    Page,
    language = 'ru',
    user: signedIn,
    documents = {},
    answers = {},
    network = 'up',
    isUnused = false,
    functions = {},
  } = scene
  const firestore = fakeFirestore(documents, network)
  const calls: { name: string; input: unknown }[] = []
  current.firestore = firestore
  current.answers = answers
  current.callFunction = async (name, input) => {
    calls.push({ name, input })
    const run = functions[name] as ((input: unknown) => unknown) | undefined
    if (run === undefined) throw new Error(`The scene has no function ${name}`)
    return run(input)
  }

  const store = makeStore()
  store.dispatch(userChanged(signedIn ?? null))
  const i18n = makeI18n()
  if (!isUnused) await completeErrors(i18n)
  await i18n.changeLanguage(language)
  await i18n.loadNamespaces(Object.keys(ru))
  const router = createMemoryRouter(
    [
      { path: route, Component: Page, ErrorBoundary },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  )
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ThemeProvider theme={theme()} defaultMode="dark">
          <RouterProvider router={router} />
          <Toasts />
        </ThemeProvider>
      </I18nextProvider>
    </Provider>,
    // As in the product, where a dialog hides its neighbours in the body from assistive technology.
    { container: document.body },
  )
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  /** Puts a text in the place of what a field holds, in one go: the page is drawn once. */
  const fill = async (field: HTMLElement, text: string) => {
    if (text === '') return user.clear(field)
    act(() => field.focus())
    if (document.activeElement !== field) throw new Error('The field cannot be filled')
    ;(field as HTMLInputElement).select()
    await user.paste(text)
  }
  return { ...view, user, fill, calls, firestore, router, store }
}

function patternOf(at: string): string {
  const { pathname } = new URL(at, 'http://localhost')
  return Object.values(routePatterns).find(pattern => matchPath(pattern, pathname)) ?? pathname
}

function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}

/** A refusal as it comes from a function. */
export function refused(code: string, facts: Readonly<Record<string, unknown>> = {}): Error {
  return Object.assign(new Error(code), {
    code: 'functions/failed-precondition',
    details: { code, ...facts },
  })
}
