import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { launchChromium } from '../browser/chromium.ts'
import type { Measurement } from './benchmark.ts'
import { visit } from './browser/visit.ts'
import { liveCup } from './page/liveCup.ts'
import { networkCount } from './page/networkCount.ts'
import { opened, quiet, shownScore } from './page/spectating.ts'
import { quantile } from './quantile.ts'
import { edgeReplay, hostingEdge } from './snapshot/edgeReplay.ts'
import { firstPaint } from './snapshot/firstPaint.ts'

const teams = 128
const rounds = 7
const arrivals = 100_000
const fiveMinutes = 300_000

export const title = `The public snapshot of a competition with ${teams} teams in double elimination`
export const ratio = 'how many times sooner the bracket is painted than without the snapshot'
export const needs = 'emulators'

export async function measure(port: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  await using browser = await launchChromium()
  const cup = await liveCup(teams)

  const paints = { with: [] as number[], without: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    stop.throwIfAborted()
    paints.with.push(await firstPaint(browser, cup, { port, withSnapshot: true }))
    paints.without.push(await firstPaint(browser, cup, { port, withSnapshot: false }))
  }

  const page = await visit(browser, port)
  const network = await networkCount(page, emulatorPorts(port).firestore)
  const snapshot = page.waitForResponse(response => response.url().endsWith('/snapshot'))
  await opened(page, cup)
  const { responseBodySize } = await (await snapshot).request().sizes()
  await quiet(page)
  const load = network.take()
  const scores = []
  for (const score of [1, 2, 1, 2]) {
    await shownScore(page, cup, score)
    await quiet(page)
    scores.push(network.take())
  }

  const replay = edgeReplay(arrivals, fiveMinutes, hostingEdge)
  return [
    {
      what: 'navigation to the first match, on a phone: with the snapshot',
      unit: 'ms',
      values: paints.with,
      ratio: quantile(paints.without, 0.5) / quantile(paints.with, 0.5),
    },
    { what: 'the same without it', unit: 'ms', values: paints.without },
    { what: 'the snapshot, compressed', unit: 'KiB', values: [responseBodySize / 1024], aim: { atMost: 40 } },
    { what: 'first load: documents read', unit: 'documents', values: [load.fresh], aim: { atMost: 5 } },
    { what: 'first load: documents', unit: 'KiB', values: [load.freshBytes / 1024] },
    {
      what: 'a score: documents read',
      unit: 'documents',
      values: scores.map(each => each.fresh),
      aim: { atMost: 1 },
    },
    { what: 'a score: documents', unit: 'bytes', values: scores.map(each => each.freshBytes) },
    {
      what: `${arrivals.toLocaleString('en')} arrivals in five minutes: requests to the origin a second`,
      unit: 'requests',
      values: [replay.perSecond],
      aim: { atMost: 5 },
    },
    { what: 'the same in the fullest second', unit: 'requests', values: [replay.maxPerSecond] },
  ]
}
