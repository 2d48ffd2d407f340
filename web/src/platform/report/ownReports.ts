import { ownBuildId } from '#platform/builds/deployedBuild.ts'
import { makeErrorReports } from './errorReports.ts'

/** The reports of this page. */
export const { report, reportRefused } = makeErrorReports({
  send: each => {
    // A beacon outlives the page. Nothing depends on its success.
    navigator.sendBeacon('/api/errors', new Blob([JSON.stringify(each)], { type: 'application/json' }))
  },
  page: () => location.pathname,
  build: () => ownBuildId() ?? 'development',
  chance: Math.random,
})
