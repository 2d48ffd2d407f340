// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createRoutesStub, Outlet, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { makeI18n } from '#platform/language/i18n.ts'
import { Layout } from './root.tsx'

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
