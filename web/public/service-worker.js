// The service worker of the whole site. It is served as it is, from `/`, which is also its scope. It shows what our
// functions push, opens what that is about, and opens pages without a network from what they have kept
// (`platform/offline`). With a network it serves nothing by itself, so that nothing that it serves can be out of date.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', event => event.waitUntil(self.registration.navigationPreload?.enable()))

/** Pages that were opened without a network: what they load comes from the same build, even if there is one again. */
const offlinePages = new Set()

self.addEventListener('fetch', event => {
  const { request, clientId } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (offlinePages.has(clientId) || !self.navigator.onLine) event.respondWith(part(request))
})

/** From the network. Only where that fails, the shell of a build that is kept whole. */
async function page({ request, preloadResponse, resultingClientId }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (failure) {
    const shell = await caches.match('/offline-shell')
    const { pathname } = new URL(request.url)
    // Addresses of functions and files are not pages of the application.
    if (shell === undefined || /^\/(api|__)\/|\.\w+$/.test(pathname)) throw failure
    offlinePages.add(resultingClientId)
    return shell
  }
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
  const present = pages.find(({ url }) => url === address)
  await (present === undefined ? self.clients.openWindow(address) : present.focus())
}
