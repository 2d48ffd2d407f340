import './fonts/fonts.css'
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { AppProviders } from './AppProviders.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { FirstLanguageScript } from './FirstLanguageScript.tsx'
import { PageFrame } from './layouts/PageFrame.tsx'
import { useHandOnFocus } from './useHandOnFocus.ts'

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
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
        <Links />
      </head>
      <body>
        <InitColorSchemeScript attribute="data-mui-color-scheme" defaultMode="system" />
        <AppProviders>{children}</AppProviders>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Shown until the code of the route has loaded; pages with another layout hide it (`web/plugin/shells.ts`). */
export function HydrateFallback() {
  useHandOnFocus()
  return (
    <div data-fallback="">
      <PageFrame>
        <PageSkeleton />
      </PageFrame>
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  )
}
