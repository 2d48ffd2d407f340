// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AppProviders } from '#app/AppProviders.tsx'
import { makeI18n } from '#platform/language/i18n.ts'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['light', 'dark', 'Тёмная тема'],
  ['dark', 'light', 'Светлая тема'],
] as const)(
  'a visitor who prefers %s sees it first, and switches to %s with one click',
  async (preferred, other, label) => {
    const matches = (query: string) => query.includes(preferred)
    const media = (query: string) => ({
      matches: matches(query),
      addListener: () => {},
      removeListener: () => {},
    })
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), media(query)))
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <AppProviders>
            <ColorSchemeSwitch />
          </AppProviders>
        ),
      },
    ])
    render(
      <I18nextProvider i18n={makeI18n()}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    )
    const shown = () => document.documentElement.getAttribute('data-mui-color-scheme')
    await expect.poll(shown).toBe(preferred)
    // The stylesheet chooses one of them, before the page is hydrated.
    expect(document.querySelectorAll('button svg')).toHaveLength(2)
    await userEvent.click(await screen.findByRole('button', { name: label }))
    await expect.poll(shown).toBe(other)
  },
)
