import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, StrictMode, useState } from 'react'
import { Provider } from 'react-redux'
import { Link } from 'react-router'
import { makeStore } from '#app/store.ts'
import { theme } from '#app/theme.ts'

const floorTheme = theme()

/** A page with nothing but what every page of the product rests on: React, the router, the theme and the store. */
export const floorRoutes = [{ path: '*', element: <FloorPage /> }]

function FloorPage() {
  return (
    <Button component={Link} to="/floor" variant="contained">
      Floor
    </Button>
  )
}

/** Renders what is around the router, on both sides of the hydration. */
export function FloorFrame({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  const [store] = useState(makeStore)
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <Provider store={store}>
          <ThemeProvider theme={floorTheme} defaultMode="system" noSsr>
            <CssBaseline enableColorScheme />
            {children}
          </ThemeProvider>
        </Provider>
      </CacheProvider>
    </StrictMode>
  )
}
