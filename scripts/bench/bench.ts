import { routePatterns } from '../../web/src/platform/addresses/routePatterns.ts'
import { englishAddress } from '../../web/src/platform/addresses/translatedPages.ts'
import { readArguments, runCommand, withProduct } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { parsePort } from '../ports.ts'
import { Problem } from '../problem.ts'
import { step } from '../progress.ts'
import { medianOf, rounded } from './figures.ts'
import type { Visit } from './lighthouseBrowser.ts'

const teams = 32
const rounds = 3

/**
 * Prints a table. With `api`, measures the answers of the read API, and with `engine` the engine, both without the
 * product; with `publishing`, calls to it, with `starts`, instances of its functions, and with `evening` everything at once. Otherwise visits pages, and the embed's
 * bracket in brackets-viewer, with Lighthouse on a phone with simulated network and processor, each visit after one of
 * the floor.
 */
async function bench(args: string[], stop: AbortSignal): Promise<number> {
  const { values, positionals } = readArguments('bench', args)
  const { port } = values
  const [part] = positionals
  if (
    positionals.length > 1 ||
    !['api', 'engine', 'publishing', 'starts', 'evening', undefined].includes(part)
  )
    throw new Problem(commandTable.bench.usage)
  if (part === 'api') {
    const { benchApi } = await import('./benchApi.ts')
    console.table(await benchApi())
    return 0
  }
  if (part === 'engine') {
    const { benchEngine } = await import('./benchEngine.ts')
    console.table(benchEngine())
    return 0
  }
  if (part === 'evening') {
    const { installGauges } = await import('./evening/gauges.ts')
    await using gauges = await installGauges()
    const evening = async (page: number) => {
      const { benchEvening, eveningOf } = await import('./evening/benchEvening.ts')
      return benchEvening(page, eveningOf(Number(values.teams)), gauges, stop)
    }
    const faults = await withProduct(evening, stop, port === undefined ? undefined : parsePort(port))
    for (const fault of faults) console.log(`✗ ${fault}`)
    return faults.length === 0 ? 0 : 1
  }
  const measured: object[] = []
  const measure = async (page: number) => {
    if (part === 'publishing') {
      const { benchPublishing } = await import('./benchPublishing.ts')
      measured.push(...(await benchPublishing(stop)))
      return
    }
    if (part === 'starts') {
      const { benchColdStarts } = await import('./benchColdStarts.ts')
      measured.push(...(await benchColdStarts(stop)))
      return
    }
    const { signUpAll } = await import('../../testing/person.ts')
    const { bracketedCompetition } = await import('../../testing/bracketedCompetition.ts')
    const { lighthouseBrowser } = await import('./lighthouseBrowser.ts')
    const { buildFloor } = await import('./buildFloor.ts')
    const { buildPeer } = await import('./buildPeer.ts')
    const floor = await step('Building the floor', buildFloor)
    const { owner } = await signUpAll('owner')
    const { competitionId } = await bracketedCompetition(
      { owner },
      {
        teams,
        format: 'double',
        bestOf: 5,
        played: { 'upper-1-1': 'running' },
      },
    )
    const peer = await step('Building brackets-viewer', () => buildPeer(page, competitionId, stop))
    await using browser = await lighthouseBrowser(page)
    const pages = [
      { name: 'home', path: routePatterns.home },
      { name: 'home in English', path: englishAddress(routePatterns.home) },
      { name: 'sign-in', path: routePatterns.signIn },
      { name: `a bracket of ${teams} teams`, path: `/competitions/${competitionId}/bracket` },
      // Hidden from search engines, like the next two.
      { name: 'an embed of it', path: `/embed/competitions/${competitionId}/bracket`, isHidden: true },
      { name: 'the same in brackets-viewer', path: peer, isHidden: true },
      // Comes last because the person stays signed in.
      { name: 'the list', path: routePatterns.tournaments, isHidden: true, person: owner },
    ]
    for (const { name, path, isHidden, person } of pages) {
      if (path === null) continue
      if (person !== undefined) await browser.signIn(person)
      const visits = []
      const floors = []
      for (let round = 0; round < rounds; round += 1) {
        stop.throwIfAborted()
        floors.push(await step(`the floor, visit ${round + 1}`, () => browser.visit(floor)))
        visits.push(await step(`${name}, visit ${round + 1}`, () => browser.visit(path)))
      }
      for (const what of Object.keys(visits[0]?.values ?? {})) {
        if (what === 'seo' && isHidden) continue
        const values = sorted(visits, what)
        measured.push({ page: name, what, median: medianOf(values), maximum: values.at(-1) })
      }
      const [own, least] = [medianOf(sorted(visits, 'TBT')), medianOf(sorted(floors, 'TBT'))]
      const what = `TBT, divided by the floor's (${least} ms)`
      measured.push({ page: name, what, median: rounded(own / least) })
      for (const fault of new Set(visits.flatMap(visit => visit.faults))) console.log(`  ${name}: ${fault}`)
    }
  }
  await withProduct(measure, stop, port === undefined ? undefined : parsePort(port))
  console.table(measured)
  return 0
}

function sorted(visits: readonly Visit[], what: string): readonly number[] {
  return visits.map(({ values }) => rounded(values[what] ?? Number.NaN)).sort((a, b) => a - b)
}

await runCommand(bench)
