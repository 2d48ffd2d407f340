import { publicOrigin } from '../platform/publicOrigin.ts'
import { withTimeout } from '../platform/withTimeout.ts'

/** Services with which the page itself talks. No parameter knows of them, but Hosting and the build do. */
export interface PageServices {
  readonly analytics: boolean
  readonly appCheck: boolean
}

const freshMs = 5 * 60_000
const timeoutMs = 5000

let known: { readonly services: PageServices; readonly until: number } | null = null

/** Returns the services of the deployed page. What cannot be found out counts as used. */
export async function pageServices(now: number): Promise<PageServices> {
  // The emulators have neither.
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') return { analytics: false, appCheck: false }
  if (known !== null && now < known.until) return known.services
  const origin = publicOrigin()
  const [project, build] = await Promise.all([
    answerOf(`${origin}/__/firebase/init.json`),
    answerOf(`${origin}/builds/latest.json`),
  ])
  const services = {
    analytics: project === null || typeof project['measurementId'] === 'string',
    appCheck: build?.['appCheck'] !== false,
  }
  if (project !== null && build !== null) known = { services, until: now + freshMs }
  return services
}

async function answerOf(address: string): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const response = await withTimeout(fetch(address), timeoutMs)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
