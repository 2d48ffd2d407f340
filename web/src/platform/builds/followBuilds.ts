import type { BuildMeta } from './buildMeta.ts'
import { deployedBuildId, fetchBuildMeta, ownBuildId } from './deployedBuild.ts'

const everyMs = 5 * 60_000
/** The interval prevents a request at every focus of the window. */
const leastMs = 10_000

/**
 * Watches for deployments: every five minutes, when the window gets the focus, and when the page is online again.
 * Reports another build than this page's once it is complete, and null when this page's build is deployed again.
 * Returns the function that stops it.
 */
export function followBuilds(report: (newer: BuildMeta | null) => void): () => void {
  const own = ownBuildId()
  if (own === null) return () => undefined
  let reported: string = own
  let checkedAt = performance.now()
  let over = false

  const ask = async () => {
    checkedAt = performance.now()
    const id = await deployedBuildId()
    if (id === null || id === reported) return
    const newer = id === own ? null : await fetchBuildMeta(id)
    // A deployment does not reach all servers at once, so the check is repeated later.
    if (over || (newer === null && id !== own)) return
    reported = id
    report(newer)
  }
  const askAgain = () => {
    if (document.visibilityState === 'visible' && performance.now() - checkedAt >= leastMs) void ask()
  }
  const askNow = () => void ask()

  const timer = setInterval(askAgain, everyMs)
  addEventListener('focus', askAgain)
  addEventListener('online', askNow)
  document.addEventListener('visibilitychange', askAgain)
  return () => {
    over = true
    clearInterval(timer)
    removeEventListener('focus', askAgain)
    removeEventListener('online', askNow)
    document.removeEventListener('visibilitychange', askAgain)
  }
}
