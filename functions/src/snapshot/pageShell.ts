import { withTimeout } from '../platform/withTimeout.ts'
import type { PagePlace } from './pagePlace.ts'

/** How long an instance uses the same shell, and so the time until it uses a new deployment's. */
const freshMs = 10_000
const timeoutMs = 5000

interface Shell {
  readonly html: string
  readonly until: number
}

const shells = new Map<string, Shell>()

/**
 * Returns the shell that Hosting serves for this place (see `web/plugin/shells.ts`), with the chunks of its routes. If
 * it cannot be fetched, the last known one.
 */
export async function pageShell(origin: string, place: PagePlace, now: number): Promise<string> {
  const address = `${origin}/shells/${shellOf(place)}.html`
  const known = shells.get(address)
  if (known !== undefined && now < known.until) return known.html
  try {
    const html = await withTimeout(fetched(address), timeoutMs)
    shells.set(address, { html, until: now + freshMs })
    return html
  } catch (error) {
    if (known === undefined) throw error
    return known.html
  }
}

function shellOf(place: PagePlace): string {
  if (place.page === 'home' && place.english) return 'home-en'
  return place.page === 'competition' && place.tab !== '' ? `competition-${place.tab}` : place.page
}

async function fetched(address: string): Promise<string> {
  // During a deployment, Hosting may still serve a build without this shell.
  for (const each of [address, new URL('/__spa-fallback.html', address)]) {
    const response = await fetch(each)
    if (response.ok) return response.text()
  }
  throw new Error(`${address} and the fallback page cannot be had`)
}
