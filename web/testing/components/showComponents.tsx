import '#app/fonts/rareFonts.css'
import '#app/fonts/fonts.css'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { Suspense } from 'react'
import type { Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { makeStore } from '#app/store.ts'
import { theme } from '#app/theme.ts'
import { makeI18n } from '#platform/language/i18n.ts'
import { Components } from './Components.tsx'

/** Shows the components in the language and the theme that the address asks for (`?ru&light`). */
export async function showComponents(root: Root): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const i18n = makeI18n()
  await i18n.changeLanguage(asked.has('ru') ? 'ru' : 'en')
  root.render(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={i18n}>
        <ThemeProvider theme={theme()} defaultMode={asked.has('light') ? 'light' : 'dark'}>
          <CssBaseline enableColorScheme />
          <Suspense>
            <RouterProvider router={createMemoryRouter([{ path: '*', Component: Components }])} />
          </Suspense>
        </ThemeProvider>
      </I18nextProvider>
    </Provider>,
  )
}
