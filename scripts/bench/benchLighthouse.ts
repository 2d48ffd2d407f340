import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { firstRoundOver } from '../../testing/stagedCompetition.ts'
import { routePatterns } from '../../web/src/platform/addresses/routePatterns.ts'
import { englishAddress } from '../../web/src/platform/addresses/translatedPages.ts'
import { step } from '../progress.ts'
import { buildFloor } from './buildFloor.ts'
import { buildPeer } from './buildPeer.ts'
import { medianOf, rounded } from './figures.ts'
import { lighthouseBrowser, type Visit } from './lighthouseBrowser.ts'

const teams = 32
const rounds = 3

/**
 * Visits pages, and the embed's bracket in brackets-viewer, with Lighthouse on a phone with simulated network and
 * processor, each visit after one of the floor. Returns a row for each page: medians, and how they compare with those of
 * the floor.
 */
export async function benchLighthouse(port: number, stop: AbortSignal): Promise<readonly object[]> {
  const floor = await step('Building the floor', buildFloor)
  const { owner } = await signUpAll('owner')
  const played = { 'upper-1-1': 'running' } as const
  const bracketed = await bracketedCompetition({ owner }, { teams, format: 'double', bestOf: 5, played })
  const swiss = await firstRoundOver(owner, 16)
  const open = await seededCompetition({
    owner,
    teams: Array.from({ length: 8 }, (_, index) => ({ players: [{ uid: `team${index}` }] })),
  })
  const { competitionId } = bracketed
  const peer = await step('Building brackets-viewer', () => buildPeer(port, competitionId, stop))
  const pages = [
    { name: 'home', path: routePatterns.home },
    { name: 'home in English', path: englishAddress(routePatterns.home) },
    { name: 'sign-in', path: routePatterns.signIn },
    { name: `a bracket of ${teams} teams`, path: `/competitions/${competitionId}/bracket` },
    { name: 'Swiss', path: `/competitions/${swiss.competitionId}/bracket` },
    { name: 'registration', path: `/competitions/${open.competitionId}` },
    { name: 'a match', path: `/competitions/${competitionId}/matches/upper-1-1` },
    // Hidden from search engines, like the next two.
    { name: 'an embed of the bracket', path: `/embed/competitions/${competitionId}/bracket`, isHidden: true },
    { name: 'the same in brackets-viewer', path: peer, isHidden: true },
    // Comes last because the person stays signed in.
    { name: 'the list', path: routePatterns.tournaments, isHidden: true, person: owner },
  ]
  await using browser = await lighthouseBrowser(port)
  const measured: object[] = []
  for (const { name, path, isHidden = false, person } of pages) {
    if (path === null) continue
    if (person !== undefined) await browser.signIn(person)
    const visits: Visit[] = []
    const floors: Visit[] = []
    for (let round = 0; round < rounds; round += 1) {
      stop.throwIfAborted()
      floors.push(await step(`the floor, visit ${round + 1}`, () => browser.visit(floor)))
      visits.push(await step(`${name}, visit ${round + 1}`, () => browser.visit(path)))
    }
    const row = { page: name, ...rowOf(visits, floors, isHidden) }
    measured.push(row)
    // Shown at once, because the whole takes a quarter of an hour.
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
