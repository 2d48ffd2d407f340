import { fetchBuildMeta, ownBuildId } from '#platform/builds/deployedBuild.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'

const prefix = 'shell-'
/** Under this name the service worker finds it. */
const shell = '/offline-shell'
/** An address that Hosting answers with the shell. */
const shellAddress = '/profile'
/** Parts that are fetched at the same time. */
const atOnce = 8
/** What the page asks for besides its chunks. */
const others = ['/__/firebase/init.json', '/manifest.webmanifest']

/**
 * Keeps what it takes to open pages of competitions without a network: the shell, the chunks of their routes, and
 * whatever else pages of this build load, each in the cache of its build. The shell is stored last: what the service
 * worker opens is complete, and of one build.
 */
export async function keepShell(): Promise<void> {
  const id = ownBuildId()
  if (id === null || !('serviceWorker' in navigator) || !('caches' in globalThis)) return
  await afterFirstPaint()
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const cache = await caches.open(prefix + id)
  if ((await cache.match(shell)) === undefined) await keepBuild(id, cache)
  keepLoaded(cache)
}

async function keepBuild(id: string, cache: Cache): Promise<void> {
  const [meta, page] = await Promise.all([fetchBuildMeta(id), fetch(shellAddress)])
  const html = await page.clone().text()
  // Once another build is deployed, that one's pages keep theirs.
  if (meta === null || !page.ok || !html.includes(`content="${id}"`)) return
  const routes = meta.routes.filter(({ path }) => path === null || path.startsWith('/competitions/:'))
  const parts = [...new Set([...meta.entry, ...routes.flatMap(({ chunks }) => chunks), ...others])]
  // All at once, they would hold up whatever the page itself asks for by then.
  for (let kept = 0; kept < parts.length; kept += atOnce) await cache.addAll(parts.slice(kept, kept + atOnce))
  await cache.put(shell, page)
  const names = await caches.keys()
  const older = names.filter(name => name.startsWith(prefix) && name !== prefix + id)
  await Promise.all(older.map(name => caches.delete(name)))
}

/** Chunks, texts and fonts that are loaded later are in the browser's cache: adding them asks nobody. */
function keepLoaded(cache: Cache): void {
  const observer = new PerformanceObserver(list => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name)
      if (origin === location.origin && pathname.startsWith('/assets/')) void keepPart(cache, pathname)
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

async function keepPart(cache: Cache, pathname: string): Promise<void> {
  try {
    if ((await cache.match(pathname)) === undefined) await cache.add(pathname)
  } catch {
    // Without it, it is missing only when there is no network.
  }
}
