import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { AppProviders } from './AppProviders.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { FirstLanguageScript } from './FirstLanguageScript.tsx'
import styles from './fonts/fonts.css?inline'
import { PageFrame } from './layouts/PageFrame.tsx'

/** The style sheet is part of the page, which would wait for it, and the scripts do not repeat it. */
const fonts = import.meta.env.SSR ? styles : (document.querySelector('#fonts')?.textContent ?? '')

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const isFramed = useIsFramed()
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <FirstLanguageScript />
        <meta name="theme-color" content="#0B0D11" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <style id="fonts">{fonts}</style>
      </head>
      <body>
        <InitColorSchemeScript attribute="data-mui-color-scheme" defaultMode="system" />
        <AppProviders>{isFramed ? <PageFrame>{children}</PageFrame> : children}</AppProviders>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/**
 * Shown until the code of the route has loaded, in the frame that stays around the page. The fallback page is built
 * without an address, so it has a frame of its own with the same markup, which pages with another layout hide
 * (`web/plugin/shells.ts`).
 */
export function HydrateFallback() {
  return (
    <InFrame>
      <div data-fallback="">
        <PageSkeleton />
      </div>
    </InFrame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <InFrame>
      <ErrorPage error={error} />
    </InFrame>
  )
}

function InFrame({ children }: { children: ReactNode }) {
  return useIsFramed() ? children : <PageFrame>{children}</PageFrame>
}

/** Whether `Layout` draws the frame, which is not drawn again when the page takes the place of its fallback. */
function useIsFramed(): boolean {
  return useMatches().some(({ id }) => id === 'layouts/DefaultLayout')
}
