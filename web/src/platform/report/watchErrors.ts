import { isRouteErrorResponse } from 'react-router'
import { ownBuildId } from '#platform/builds/deployedBuild.ts'
import { makeErrorReports } from './errorReports.ts'

const { report, reportRefused } = makeErrorReports({
  send: each => {
    // A beacon outlives the page. Nothing depends on its success.
    navigator.sendBeacon('/api/errors', new Blob([JSON.stringify(each)], { type: 'application/json' }))
  },
  page: () => location.pathname,
  build: () => ownBuildId() ?? 'development',
  chance: Math.random,
})

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
  document.addEventListener('securitypolicyviolation', reportRefused)
}
