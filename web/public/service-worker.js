// The service worker of the whole site. It is served as it is, from `/`, which is also its scope. So far it shows what
// our functions push, and opens what that is about; it leaves requests alone.

self.addEventListener('install', () => self.skipWaiting())

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
