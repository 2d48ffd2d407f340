import type { BuildMeta } from './buildMeta.ts'
import { deployedBuildId, fetchBuildMeta, ownBuildId } from './deployedBuild.ts'

const everyMs = 5 * 60_000
/** Windows get the focus again and again. */
const leastMs = 10_000

/**
 * Asks which build is deployed: every five minutes, when the page gets the focus, and when it is back online. Reports
 * a build other than this page's once it is complete, and null when this page's is deployed again. Returns how to stop.
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
    // Asked again later: a deployment does not arrive everywhere at once.
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
