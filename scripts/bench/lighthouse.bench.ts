import { signUpAll } from '../../testing/person.ts'
import { routePatterns } from '../../web/src/platform/addresses/routePatterns.ts'
import { englishAddress } from '../../web/src/platform/addresses/translatedPages.ts'
import type { Measurement } from './benchmark.ts'
import { lighthouseBrowser } from './lighthouse/lighthouseBrowser.ts'
import { liveCup } from './page/liveCup.ts'

const teams = 32
const rounds = 3

export const title = 'Lighthouse on a phone, its network and processor simulated'
export const ratio = 'none'
export const needs = 'emulators'

const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export async function measure(port: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  const { owner } = await signUpAll('owner')
  const { address } = await liveCup(teams, owner)
  await using browser = await lighthouseBrowser(port)
  const pages = [
    { name: 'home', path: routePatterns.home },
    { name: 'home in English', path: englishAddress(routePatterns.home) },
    { name: 'sign-in', path: routePatterns.signIn },
    { name: `a bracket of ${teams} teams`, path: address },
    // Last: whoever is signed in stays so. Search engines do not see it.
    { name: 'the list', path: routePatterns.tournaments, person: owner },
  ]
  const measured: Measurement[] = []
  for (const { name, path, person } of pages) {
    if (person !== undefined) await browser.signIn(person)
    const visits = []
    for (let round = 0; round < rounds; round += 1) {
      stop.throwIfAborted()
      visits.push(await browser.visit(path))
    }
    for (const [category, atLeast] of Object.entries(aims)) {
      if (category === 'seo' && person !== undefined) continue
      const values = visits.map(({ scores }) => scores[category] ?? 0)
      measured.push({ what: `${name}: ${category}`, unit: 'of 100', values, aim: { atLeast } })
    }
    measured.push(
      { what: `${name}: LCP`, unit: 'ms', values: visits.map(({ lcp }) => lcp), aim: { atMost: 2500 } },
      // There is no input to measure INP by; what blocks the main thread is what it would wait for.
      { what: `${name}: TBT`, unit: 'ms', values: visits.map(({ tbt }) => tbt), aim: { atMost: 200 } },
      { what: `${name}: CLS`, unit: '', values: visits.map(({ cls }) => cls), aim: { atMost: 0.1 } },
    )
    const faults = new Set(visits.flatMap(visit => visit.faults))
    for (const fault of faults) console.log(`  ${name}: ${fault}`)
  }
  return measured
}
