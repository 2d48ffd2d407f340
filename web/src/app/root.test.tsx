// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import {
  createMemoryRouter,
  createRoutesStub,
  UNSAFE_FrameworkContext as FrameworkContext,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router'
import { expect, test } from 'vitest'
import { makeI18n } from '#platform/language/i18n.ts'
import DefaultLayout from './layouts/DefaultLayout.tsx'
import { HydrateFallback, Layout } from './root.tsx'

test('leaving an English address does not change the language of the document', async () => {
  const App = createRoutesStub([{ Component: Root, children: [{ path: '*', Component: Page }] }])
  render(
    <I18nextProvider i18n={makeI18n('en')}>
      <App initialEntries={['/en']} />
    </I18nextProvider>,
    { container: document },
  )
  await expect.poll(() => document.documentElement.lang).toBe('en')
  await act(() => goTo('/auth/signin'))
  expect(document.body.textContent).toContain('Now at /auth/signin')
  expect(document.documentElement.lang).toBe('en')
})

test('the header stays while the page takes the place of its fallback', async () => {
  let arrive = () => {}
  const arrived = new Promise<null>(resolve => (arrive = () => resolve(null)))
  const framed = { path: '*', Component: Page, loader: () => arrived }
  const router = createMemoryRouter([
    {
      id: 'root',
      element: (
        <Layout>
          <Outlet />
        </Layout>
      ),
      hydrateFallbackElement: (
        <Layout>
          <HydrateFallback />
        </Layout>
      ),
      children: [{ id: 'layouts/DefaultLayout', Component: DefaultLayout, children: [framed] }],
    },
  ])
  render(
    <FrameworkContext.Provider value={framework}>
      <I18nextProvider i18n={makeI18n('en')}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </FrameworkContext.Provider>,
    { container: document },
  )
  const header = await screen.findByRole('banner')
  await act(async () => arrive())
  await screen.findByText('Now at /')
  expect(screen.getByRole('banner')).toBe(header)
})

const framework = {
  future: {},
  manifest: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  routeModules: {},
  ssr: false,
  isSpaMode: false,
  routeDiscovery: { mode: 'initial' as const, manifestPath: '' },
}

function Root() {
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

let goTo: (path: string) => void | Promise<void> = () => {}
function Page() {
  goTo = useNavigate()
  return `Now at ${useLocation().pathname}`
}
