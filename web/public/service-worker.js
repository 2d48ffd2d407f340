// The service worker of the whole site. It is served as it is, from `/`, which is also its scope. It shows what our
// functions push, opens what that is about, keeps what pages load (`platform/offline`), and opens them from that without
// a network. With a network it serves nothing by itself, so that nothing that it serves can be out of date.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', event => event.waitUntil(self.registration.navigationPreload?.enable()))

/** Pages that were opened without a network: what they load comes from the same build, even if there is one again. */
const offlinePages = new Set()

self.addEventListener('fetch', event => {
  const { request, clientId } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // Embeds are pages of other sites.
  if (request.mode === 'navigate' && pathname.startsWith('/embed/')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (offlinePages.has(clientId) || !self.navigator.onLine) event.respondWith(part(request))
})

/** From the network. Only where that fails, the shell of a build that is kept whole. */
async function page({ request, preloadResponse, resultingClientId }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (failure) {
    const kept = await caches.match(shell)
    const { pathname } = new URL(request.url)
    // Addresses of functions and files are not pages of the application.
    if (kept === undefined || /^\/(api|__)\/|\.\w+$/.test(pathname)) throw failure
    offlinePages.add(resultingClientId)
    return kept
  }
}

/** Under this name the shell is kept, beside the parts of its build. */
const shell = '/offline-shell'
/** An address that Hosting answers with the shell. */
const shellAddress = '/profile'
/** What a page asks for besides its chunks. */
const others = ['/__/firebase/init.json', '/manifest.webmanifest']
/** Parts that are fetched at the same time: all at once, they would hold up whatever the page asks for by then. */
const atOnce = 8
const prefix = 'shell-'

/** One after the other: two windows that are opened at once keep the same. */
let keeping = Promise.resolve()

self.addEventListener('message', event => {
  const { keep, build, language, parts } = event.data ?? {}
  // Firebase sends messages of its own.
  if (keep === undefined) return
  const task = () => (keep === 'build' ? keepBuild(build, language) : keepParts(build, parts))
  // Whatever is missing then is missing only without a network.
  keeping = keeping.then(task).catch(() => undefined)
  event.waitUntil(keeping)
})

/** The shell is stored last: what is opened without a network is complete, and of one build. */
async function keepBuild(build, language) {
  const cache = await caches.open(prefix + build)
  const complete = `${shell}/${language}`
  if ((await cache.match(complete)) !== undefined) return
  const [meta, page] = await Promise.all([
    fetch(`/builds/meta/${build}.json`, { cache: 'no-store' }),
    fetch(shellAddress),
  ])
  const html = await page.clone().text()
  // Once another build is deployed, that one's pages keep theirs.
  if (!meta.ok || !page.ok || !html.includes(`content="${build}"`)) return
  const { entry, routes, texts } = await meta.json()
  const needed = routes.filter(({ path }) => path === null || path.startsWith('/competitions/:'))
  const chunks = needed.flatMap(route => route.chunks)
  await keepParts(build, new Set([...entry, ...chunks, ...(texts[language] ?? []), ...others]))
  await cache.put(shell, page)
  await cache.put(complete, new Response())
  const names = await caches.keys()
  const older = names.filter(name => name.startsWith(prefix) && name !== prefix + build)
  await Promise.all(older.map(name => caches.delete(name)))
}

/** What the page has loaded is in the browser's cache: adding it asks nobody. */
async function keepParts(build, parts) {
  const cache = await caches.open(prefix + build)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...parts].filter(part => !kept.has(part))
  for (let done = 0; done < missing.length; done += atOnce)
    await cache.addAll(missing.slice(done, done + atOnce).map(part => new Request(part, { priority: 'low' })))
}

async function part(request) {
  // Snapshots are read by the page, which says how old they are.
  const isSnapshot = new URL(request.url).pathname.startsWith('/api/')
  const kept = isSnapshot ? undefined : await caches.match(request, { ignoreVary: true })
  return kept ?? fetch(request)
}

self.addEventListener('push', event => event.waitUntil(show(event.data)))

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.address))
})

/** Browsers take a push amiss after which nothing is shown, whatever was in it. */
function show(data) {
  const { title, body, url, lang, tag } = contentOf(data)
  return self.registration.showNotification(title, {
    body,
    lang,
    // The same message again replaces the first one, silently.
    tag,
    icon: '/icon-192.png',
    data: { address: ownAddress(url) },
  })
}

function contentOf(data) {
  const usual = { title: 'Upper Bracket', body: '', url: '/', lang: 'ru', tag: '' }
  try {
    return { ...usual, ...data.json() }
  } catch {
    return usual
  }
}

/** The page on the origin at which notifications were turned on: the product may have several. */
function ownAddress(url) {
  const { pathname, search } = new URL(url, self.location.origin)
  return `${self.location.origin}${pathname}${search}`
}

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const current = pages.find(({ url }) => url === address)
  await (current === undefined ? self.clients.openWindow(address) : current.focus())
}
