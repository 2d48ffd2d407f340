import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import type { ProxyOptions } from 'vite'
import * as z from 'zod'

const endpoint = z.object({ source: z.string(), function: z.object({ functionId: z.string() }) })
const configuration = z.object({ hosting: z.object({ rewrites: z.array(z.unknown()) }) })

/**
 * Builds proxies for the development server from the rewrites to functions in `firebase.json`, each to the function in
 * the emulator of a page's port.
 */
export function functionProxies(firebaseJson: string, page: number): Record<string, ProxyOptions> {
  const { rewrites } = configuration.parse(JSON.parse(firebaseJson)).hosting
  const endpoints = rewrites.flatMap(each => endpoint.safeParse(each).data ?? [])
  return Object.fromEntries(
    endpoints.map(({ source, function: { functionId } }) => [
      `^${patternOf(source)}(\\?|$)`,
      {
        target: `http://127.0.0.1:${emulatorPorts(page).functions}`,
        rewrite: path => `/${localProjectId}/${functionsRegion}/${functionId}${path}`,
      },
    ]),
  )
}

function patternOf(glob: string): string {
  return glob
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\*+/g, stars => (stars === '**' ? '[^?]*' : '[^/?]*'))
}
