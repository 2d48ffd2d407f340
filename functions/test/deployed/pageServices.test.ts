import { beforeEach, expect, test, vi } from 'vitest'
import type { PageServices } from '../../src/operator/pageServices.ts'

const minute = 60_000
let answers: Readonly<Record<string, object>>
let asked = 0

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('PUBLIC_ORIGIN', 'https://wolf.example')
  asked = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked += 1
    const answer = answers[address.replace('https://wolf.example', '')]
    return answer === undefined ? new Response(null, { status: 503 }) : Response.json(answer)
  })
})

async function servicesOf(project: object | null, build: object | null): Promise<PageServices> {
  answers = {
    ...(project && { '/__/firebase/init.json': project }),
    ...(build && { '/builds/latest.json': build }),
  }
  const { pageServices } = await import('../../src/operator/pageServices.ts')
  return pageServices(0)
}

test.each<[object | null, object | null, PageServices]>([
  [{ measurementId: 'G-1' }, { appCheck: true }, { analytics: true, appCheck: true }],
  [{ measurementId: 'G-1' }, { appCheck: false }, { analytics: true, appCheck: false }],
  [{}, { appCheck: true }, { analytics: false, appCheck: true }],
  [{}, { appCheck: false }, { analytics: false, appCheck: false }],
  // Naming a service too many misleads nobody about who receives data.
  [null, null, { analytics: true, appCheck: true }],
])('the project %j and the build %j use %j', async (project, build, services) => {
  expect(await servicesOf(project, build)).toEqual(services)
})

test('what is known is asked for again after minutes, and a failure at once', async () => {
  await servicesOf({}, { appCheck: false })
  const { pageServices } = await import('../../src/operator/pageServices.ts')
  await pageServices(4 * minute)
  expect(asked).toBe(2)
  answers = {}
  await pageServices(6 * minute)
  await pageServices(6 * minute)
  expect(asked).toBe(6)
})

test('the emulators have neither', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  expect(await servicesOf(null, null)).toEqual({ analytics: false, appCheck: false })
  expect(asked).toBe(0)
})
