import { ownBuildId } from '#platform/builds/deployedBuild.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'

/**
 * Lets the service worker cache what pages of competitions need offline: the shell, the chunks of their routes,
 * the texts in the current language, and everything else that pages of this build load. The service worker does this in the background and leaves the page's
 * main thread free.
 */
export async function keepShell(): Promise<void> {
  const build = ownBuildId()
  if (build === null || !('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await afterFirstPaint()
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const { active: worker } = await navigator.serviceWorker.ready
  worker?.postMessage({ keep: 'build', build, language: document.documentElement.lang })
  const observer = new PerformanceObserver(list => {
    const loaded = list.getEntries().flatMap(({ name }) => ownAsset(new URL(name)))
    if (loaded.length > 0) worker?.postMessage({ keep: 'parts', build, parts: loaded })
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Matches chunks, texts and fonts, whose names contain a hash of their contents. */
function ownAsset({ origin, pathname }: URL): readonly string[] {
  return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : []
}
