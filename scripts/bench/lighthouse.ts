import { signUpAll } from '../../testing/person.ts'
import { routePatterns } from '../../web/src/platform/addresses/routePatterns.ts'
import { englishAddress } from '../../web/src/platform/addresses/translatedPages.ts'
import type { Measurement } from './bench.ts'
import { lighthouseBrowser } from './lighthouseBrowser.ts'
import { runningBracket } from './runningBracket.ts'

const teams = 32
const rounds = 3

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Visits pages with Lighthouse on a phone with simulated network and processor. */
export async function measure(port: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  const { owner } = await signUpAll('owner')
  const { address } = await runningBracket(teams, owner)
  await using browser = await lighthouseBrowser(port)
  const pages = [
    { name: 'home', path: routePatterns.home },
    { name: 'home in English', path: englishAddress(routePatterns.home) },
    { name: 'sign-in', path: routePatterns.signIn },
    { name: `a bracket of ${teams} teams`, path: address },
    // Comes last because the person stays signed in. The page is hidden from search engines.
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
    for (const category of categories) {
      if (category === 'seo' && person !== undefined) continue
      const values = visits.map(({ scores }) => scores[category] ?? 0)
      measured.push({ what: `${name}: ${category}`, unit: 'of 100', values })
    }
    measured.push(
      { what: `${name}: LCP`, unit: 'ms', values: visits.map(({ lcp }) => lcp) },
      { what: `${name}: TBT`, unit: 'ms', values: visits.map(({ tbt }) => tbt) },
      { what: `${name}: CLS`, unit: '', values: visits.map(({ cls }) => cls) },
    )
    const faults = new Set(visits.flatMap(visit => visit.faults))
    for (const fault of faults) console.log(`  ${name}: ${fault}`)
  }
  return measured
}
