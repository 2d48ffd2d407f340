import { withTimeout } from '../platform/withTimeout.ts'
import type { PagePlace } from './pagePlace.ts'

/** For how long an instance gives the same shell: a new deployment shows so soon. */
const freshMs = 10_000
const timeoutMs = 5000

interface Shell {
  readonly html: string
  readonly until: number
}

/** By address. */
const shells = new Map<string, Shell>()

/**
 * The page that Hosting serves for every address without a file, as the build has written it for this place (see
 * `web/plugin/shells.ts`): with the chunks of its routes. Where it cannot be had, the last one known.
 */
export async function pageShell(origin: string, place: PagePlace, now: number): Promise<string> {
  const name = place.page === 'competition' && place.tab !== '' ? `competition-${place.tab}` : place.page
  const address = `${origin}/shells/${name}.html`
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

async function fetched(address: string): Promise<string> {
  // While a deployment goes on, Hosting may still have a build without this one.
  for (const each of [address, new URL('/__spa-fallback.html', address)]) {
    const response = await fetch(each)
    if (response.ok) return response.text()
  }
  throw new Error(`${address} and the fallback page cannot be had`)
}
