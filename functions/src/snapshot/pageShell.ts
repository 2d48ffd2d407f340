import { withTimeout } from '../platform/withTimeout.ts'

/** For how long an instance gives the same shell: a new deployment shows so soon. */
const freshMs = 10_000
const patienceMs = 5000

let shell: { readonly origin: string; readonly html: string; readonly until: number } | null = null

/** The page that Hosting serves for every address without a file; where it cannot be had, the last one known. */
export async function pageShell(origin: string, now: number): Promise<string> {
  if (shell?.origin === origin && now < shell.until) return shell.html
  try {
    const html = await withTimeout(fetched(`${origin}/__spa-fallback.html`), patienceMs)
    shell = { origin, html, until: now + freshMs }
  } catch (error) {
    if (shell?.origin !== origin) throw error
  }
  return shell.html
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} returned ${response.status}`)
  return response.text()
}
