import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { useUid } from '#documents/sessionSlice.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'
import { NavigationAnnouncer } from './NavigationAnnouncer.tsx'
import { printStyles } from './printStyles.ts'
import { makeStore } from './store.ts'
import { Toasts } from './Toasts.tsx'
import { theme } from './theme.ts'
import { useLanguageSync } from './useLanguageSync.ts'
import { usePageHead } from './usePageHead.ts'
import { usePageViews } from './usePageViews.ts'
import { useSessionWatch } from './useSessionWatch.ts'

// Without it the page works as well.
const ProfileLanguage = lazy(() =>
  import('./ProfileLanguage.tsx').catch((): typeof import('./ProfileLanguage.tsx') => ({
    default: () => null,
  })),
)

/** Everything around a page but its texts. The store is made here, so that each prerendered page has its own. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [store] = useState(makeStore)
  // What is learned before a part of the page is hydrated is shown after that: else it would not be what was prerendered.
  const [prerendered] = useState(() => store.getState())
  const { i18n } = useTranslation()
  const [keepsLanguage] = useState(() => readsLanguage(i18n.language))
  return (
    <Provider store={store} serverState={prerendered}>
      {/*
          Without `noSsr` its context changes right after hydration, for which React hydrates the whole page at once: bit
          by bit is better, unless all of it must be hydrated before its language changes.
        */}
      <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange noSsr={keepsLanguage}>
        <CssBaseline enableColorScheme />
        <GlobalStyles styles={printStyles} />
        <Watches />
        <NavigationAnnouncer />
        {children}
        <Toasts />
        <Deferred />
      </ThemeProvider>
    </Provider>
  )
}

/** Whether the page will stay in its first language; while pages are prerendered, each does. */
function readsLanguage(language: string): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset['reads'] === language
}

function Watches() {
  useEffect(() => {
    let stop = () => {}
    // Nothing has the focus yet. Without it the page works as well.
    import('./keepFocus.ts').then(({ keepFocus }) => (stop = keepFocus())).catch(() => undefined)
    return () => stop()
  }, [])
  useSessionWatch()
  useLanguageSync()
  usePageHead()
  usePageViews()
  return null
}

/** What comes once the page is drawn, without a `Suspense`: nothing is hydrated later for it. */
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
      // Without it the page works as well.
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
