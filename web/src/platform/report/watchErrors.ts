import { isRouteErrorResponse } from 'react-router'
import { ownBuildId } from '#platform/builds/deployedBuild.ts'
import { makeErrorReports } from './errorReports.ts'

const { report, reportRefused } = makeErrorReports({
  send: each => {
    // Outlives the page; where it is refused, nothing is lost that anybody waits for.
    navigator.sendBeacon('/api/errors', new Blob([JSON.stringify(each)], { type: 'application/json' }))
  },
  page: () => location.pathname,
  build: () => ownBuildId() ?? 'development',
  chance: Math.random,
})

/** An error that React or the router has caught. That there is no such page is none. */
export function reportCaught(thrown: unknown): void {
  if (!isRouteErrorResponse(thrown)) report('boundary', thrown)
}

/** Reports from now on what nothing else catches. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  addEventListener('vite:preloadError', event =>
    report('chunk', event.payload ?? 'The code of a page is gone'),
  )
  document.addEventListener('securitypolicyviolation', reportRefused)
}
