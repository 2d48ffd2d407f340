import type { ErrorKind } from '@upper-bracket/shared/errors/errorReport'
import { isRouteErrorResponse } from 'react-router'

type Reports = typeof import('./ownReports.ts')

let loading: Promise<Reports> | undefined

/** Reports an error that React or the router has caught, except for a missing page. */
export function reportCaught(thrown: unknown): void {
  if (!isRouteErrorResponse(thrown)) report('boundary', thrown)
}

/** Starts reporting uncaught errors. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  addEventListener('vite:preloadError', event =>
    report('chunk', event.payload ?? 'The code of a page is gone'),
  )
  document.addEventListener('securitypolicyviolation', event =>
    withReports(({ reportRefused }) => reportRefused(event)),
  )
}

function report(kind: ErrorKind, thrown: unknown): void {
  withReports(reports => reports.report(kind, thrown))
}

/** The code of reports is fetched with the deferred parts, unless something fails before. */
function withReports(use: (reports: Reports) => void): void {
  // Fetched once only: its own failure is reported as well.
  loading ??= import('./ownReports.ts')
  void loading.then(use).catch(() => undefined)
}
