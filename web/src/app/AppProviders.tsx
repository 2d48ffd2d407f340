import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { useUid } from '#documents/sessionSlice.ts'
import { afterFrame } from '#platform/afterFrame.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'
import { LanguageSync } from './LanguageSync.tsx'
import { NavigationAnnouncer } from './NavigationAnnouncer.tsx'
import { printStyles } from './printStyles.ts'
import { SessionShown } from './SessionShown.tsx'
import { makeStore } from './store.ts'
import { Toasts } from './Toasts.tsx'
import { theme } from './theme.ts'
import { usePageHead } from './usePageHead.ts'
import { usePageViews } from './usePageViews.ts'
import { useSessionWatch } from './useSessionWatch.ts'

// The page works without this code as well.
const ProfileLanguage = lazy(() =>
  import('./ProfileLanguage.tsx').catch((): typeof import('./ProfileLanguage.tsx') => ({
    default: () => null,
  })),
)

/**
 * Renders the providers around a page, except its texts. The store is created here, so that each prerendered page has
 * its own.
 */
export function AppProviders({ children }: { children: ReactNode }) {
  const [store] = useState(makeStore)
  // State that changes before a part of the page is hydrated is shown only afterwards, because hydration has to match
  // the prerendered markup.
  const [prerendered] = useState(() => store.getState())
  return (
    <Provider store={store} serverState={prerendered}>
      <LanguageSync>
        {/* Without `noSsr` its context changes right after hydration, which makes React hydrate the whole page at once. */}
        <ThemeProvider theme={theme()} defaultMode="system" disableTransitionOnChange noSsr>
          <CssBaseline enableColorScheme />
          <GlobalStyles styles={printStyles} />
          <Watches />
          <NavigationAnnouncer />
          <SessionShown>{children}</SessionShown>
          <Toasts />
          <Deferred />
        </ThemeProvider>
      </LanguageSync>
    </Provider>
  )
}

function Watches() {
  useEffect(() => {
    let stop = () => {}
    let over = false
    const load = async () => {
      const { keepFocus } = await import('./keepFocus.ts')
      if (!over) stop = keepFocus()
    }
    // No element has the focus yet, and the page works without this code as well. Asking for it takes a phone a while.
    afterFrame(() => void load().catch(() => undefined))
    return () => {
      over = true
      stop()
    }
  }, [])
  useSessionWatch()
  usePageHead()
  usePageViews()
  return null
}

/** Renders parts that appear after the page is drawn, without a `Suspense` that would delay hydration. */
function Deferred() {
  const uid = useUid()
  const [DeferredParts, setDeferredParts] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = async () => {
      await afterFirstPaint()
      const { DeferredParts: loaded } = await import('./DeferredParts.tsx')
      setDeferredParts(() => loaded)
    }
    load().catch(() => {
      // The page works without this code as well.
    })
  }, [])
  return (
    <>
      {DeferredParts && <DeferredParts />}
      {uid !== null && (
        <Suspense>
          <ProfileLanguage uid={uid} />
        </Suspense>
      )}
    </>
  )
}
