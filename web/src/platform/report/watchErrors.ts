import type { ErrorKind } from '@upper-bracket/shared/errors/errorReport'
import { isRouteErrorResponse } from 'react-router'

type Reports = typeof import('./ownReports.ts')

let loading: Promise<Reports> | undefined
let hasCaught = false

/** React recovers from a difference before the router has caught the error that is behind it. */
const recoveryMs = 2000

/** Reports an error that React or the router has caught, except for a missing page. */
export function reportCaught(thrown: unknown): void {
  hasCaught = true
  if (!isRouteErrorResponse(thrown)) report('boundary', thrown)
}

/** Reports that React has rendered a prerendered page again, unless it did so to show an error that is reported itself. */
export function reportRecovered(error: unknown): void {
  console.error(error)
  setTimeout(() => hasCaught || report('error', error), recoveryMs)
}

/** Starts reporting uncaught errors. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  addEventListener('vite:preloadError', ({ payload }) => report('error', payload))
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
