import { step } from '../progress.ts'
import { buildFloor } from './buildFloor.ts'
import { buildPeer } from './buildPeer.ts'
import { medianOf, rounded } from './figures.ts'
import { lighthouseBrowser, type Visit } from './lighthouseBrowser.ts'
import { chosenPages, visitedPages } from './visitedPages.ts'

const rounds = 3
/** How long the floor, which does nothing after its hydration, is watched on a slow phone. */
const floorMs = 3000

/**
 * Visits pages, and the embed's bracket in brackets-viewer, with Lighthouse on a phone with simulated network and
 * processor, each visit after one of the floor. Returns a row for each page: medians, and how they compare with those of
 * the floor. `names` choose pages.
 */
export async function benchLighthouse(
  port: number,
  stop: AbortSignal,
  names: readonly string[],
): Promise<readonly object[]> {
  const floor = await step('Building the floor', buildFloor)
  const { pages: visited, competitionId } = await visitedPages()
  const peer = await step('Building brackets-viewer', () => buildPeer(port, competitionId, stop))
  const pages = chosenPages(
    [
      ...(peer === null ? [] : [{ name: 'the same in brackets-viewer', path: peer, isHidden: true }]),
      ...visited,
    ],
    names,
  )
  await using browser = await lighthouseBrowser(port)
  const measured: object[] = []
  for (const { name, path, isHidden = false, person } of pages) {
    if (person !== undefined) await browser.signIn(person)
    const visits: Visit[] = []
    const floors: Visit[] = []
    for (let round = 0; round < rounds; round += 1) {
      stop.throwIfAborted()
      floors.push(await step(`the floor, visit ${round + 1}`, () => browser.visit(floor, floorMs)))
      visits.push(await step(`${name}, visit ${round + 1}`, () => browser.visit(path)))
    }
    const row = { page: name, ...rowOf(visits, floors, isHidden) }
    measured.push(row)
    // Shown at once, because the whole takes minutes.
    console.log(JSON.stringify(row))
    for (const fault of new Set(visits.flatMap(visit => visit.faults))) console.log(`  ${name}: ${fault}`)
  }
  return measured
}

function rowOf(visits: readonly Visit[], floors: readonly Visit[], isHidden: boolean): object {
  const of = (from: readonly Visit[], what: string) =>
    medianOf(from.map(({ values }) => values[what] ?? Number.NaN))
  const { seo, ...shown } = Object.fromEntries(
    Object.keys(visits[0]?.values ?? {}).map(what => [what, rounded(of(visits, what))]),
  )
  return {
    ...shown,
    ...(!isHidden && { seo }),
    'performance − floor': of(visits, 'performance') - of(floors, 'performance'),
    'LCP ÷ floor': rounded(of(visits, 'LCP') / of(floors, 'LCP')),
    'TBT, slow ÷ floor': rounded(of(visits, 'TBT, slow') / of(floors, 'TBT, slow')),
    'work ÷ floor': rounded(of(visits, 'work') / of(floors, 'work')),
  }
}
