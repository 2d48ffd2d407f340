import { expect, type Page } from '@playwright/test'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { overlayViews } from '@upper-bracket/shared/live/overlay'
import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import { signUp } from '../../../testing/person.ts'
import { applied, twoGroups } from '../../../testing/stagedCompetition.ts'
import { storedBracket } from '../../../testing/storedBracket.ts'
import { chooseMap } from '../support/chooseMap.ts'
import { test } from '../support/fixtures.ts'
import { openOverlay, waitForText } from '../support/openOverlay.ts'

/** Matches of three games, each of which takes twelve minutes of eight hours. */
const matches = 40
const warmUp = 7
/** Eight hours take eight minutes, for matches and for the intervals of overlays. */
const speed = Number(process.env['OVERLAY_SPEED'] ?? 60)
const matchMs = (8 * 60 * 60_000) / matches / speed
const maxGrowth = 1.1

test('overlays need no more memory after eight hours of matches, and still follow', async ({ browser }) => {
  test.setTimeout(30 * 60_000)
  const owner = await signUp('owner')
  const [elimination, groups] = await Promise.all([
    bracketedCompetition({ owner }, { teams: 64, bestOf: 3 }),
    bracketedCompetition({ owner }, { teams: 32, stages: [{ ...twoGroups, groups: 8, bestOf: 3 }] }),
  ])
  const broadcasts = await Promise.all([elimination, groups].map(broadcastOf))
  const playNext = () => Promise.all(broadcasts.map(broadcast => broadcast.playNext(matchMs)))

  const pages = new Map<string, Page>()
  for (const view of overlayViews) {
    // The emulator's connections are of HTTP 1, of which a context has six.
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    await page.addInitScript(hurry, speed)
    const { competitionId } = view === 'table' ? groups : elimination
    await openOverlay(page, competitionId, { view, scene: 'score', lang: 'en' })
    pages.set(view, page)
  }
  for (let count = 0; count < warmUp; count += 1) await playNext()
  const before = await usageOf(pages)
  for (let count = 0; count < matches; count += 1) await playNext()
  const after = await usageOf(pages)

  const shown = await textsOf(pages)
  await Promise.all(
    broadcasts.map(async ({ competition, playNext }) => {
      const champion = { teamId: competition.teamIds[0] ?? '', name: 'The champion' }
      await playNext(0)
      await stored.competition(competition.competitionId).update({ champion })
    }),
  )
  const grown = [...after].map(([view, { heap, nodes, listeners }]) => {
    const was = before.get(view) ?? { heap: Number.NaN, nodes: Number.NaN, listeners: Number.NaN }
    const growth = Math.round((heap / was.heap) * 1000) / 1000
    return {
      view,
      heap: was.heap,
      now: heap,
      growth,
      nodes: [was.nodes, nodes],
      listeners: [was.listeners, listeners],
    }
  })
  console.log(grown.map(row => JSON.stringify(row)).join('\n'))
  for (const [view, page] of pages) {
    if (view === 'hall' || view === 'champion') await waitForText(page, 'The champion')
    else await expect.poll(async () => (await textsOf(pages)).get(view), view).not.toBe(shown.get(view))
  }
  for (const { view, growth } of grown) expect(growth, view).toBeLessThan(maxGrowth)
})

/** A competition whose matches are on air one after the other. */
async function broadcastOf(competition: BracketedCompetition) {
  const { competitionId, bracketId } = competition
  let bracket = await storedBracket(competition)
  let revision = 0

  const store = async (next: Bracket) => {
    const changed = [...next.matches.values()].filter(match => bracket.matches.get(match.id) !== match)
    bracket = next
    await Promise.all(changed.map(match => stored.match(competitionId, bracketId, match.id).set(match)))
  }
  const putOnAir = async () => {
    const ready = [...bracket.matches.values()].filter(({ status }) => status === 'ready')
    const queued = ready.slice(0, 4).map(({ id }) => ({ matchId: id, stream: 0, locked: false }))
    revision += 1
    const broadcastQueue = { bracketId, matches: queued, revision }
    await stored.competition(competitionId).update({ broadcastQueue })
    const [next] = ready
    if (next !== undefined) await chooseMap(competition, next.id)
    return next?.id ?? null
  }
  return {
    competition,
    playNext: async (ms: number) => {
      const matchId = await putOnAir()
      if (matchId === null) throw new Error('No match is left')
      const steps = [
        () => applied(bracket, 'startMatch', { matchId }),
        () => applied(bracket, 'setScore', { matchId, score: [1, 0] }),
        () => applied(bracket, 'setScore', { matchId, score: [1, 1] }),
        () => applied(bracket, 'finishSeries', { matchId, score: [2, 1] }),
      ]
      for (const step of steps) {
        await store(step())
        await new Promise(resolve => setTimeout(resolve, ms / steps.length))
      }
      await putOnAir()
    },
  }
}

async function textsOf(pages: ReadonlyMap<string, Page>): Promise<ReadonlyMap<string, string>> {
  const texts = [...pages].map(
    async ([view, page]) => [view, await page.locator('main').innerText()] as const,
  )
  return new Map(await Promise.all(texts))
}

interface Usage {
  /** In bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

async function usageOf(pages: ReadonlyMap<string, Page>): Promise<ReadonlyMap<string, Usage>> {
  const usages = new Map<string, Usage>()
  for (const [view, page] of pages) {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    for (let count = 0; count < 3; count += 1) await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
    usages.set(view, {
      heap: value('JSHeapUsedSize'),
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
    })
    await devtools.detach()
  }
  return usages
}

/** Runs in the page, before its code: intervals pass as fast as the matches, but not faster than a page can follow. */
function hurry(factor: number): void {
  const { setInterval } = window
  window.setInterval = ((handler: () => void, ms: number) =>
    setInterval(handler, ms < 1000 ? ms : Math.max(ms / factor, 250))) as typeof window.setInterval
}
