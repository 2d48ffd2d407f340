import { launchChromium } from '../browser/chromium.ts'
import type { Measurement } from './benchmark.ts'
import { barePages } from './clicks/barePages.ts'
import { bareTrip } from './clicks/bareTrip.ts'
import { scoreTrip } from './clicks/scoreTrip.ts'
import { travel } from './clicks/trip.ts'
import { quantile } from './quantile.ts'

export const title = "From the organizer's click to the changed pixel in the spectator's browser"
export const ratio = 'the median of a score, from click to pixel, to the median in this row'
export const needs = 'emulators'

const warmUps = 10
const times = 100

/** Milliseconds. */
type Sample = Record<'document' | 'list' | 'score' | 'sending' | 'answering' | 'framing', number>

/** In turn a bare write with a listener to one document, one with a listener to a list, and a score. */
export async function measure(page: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  await using browser = await launchChromium()
  await using pages = await barePages(page)
  const bareDocument = await bareTrip(browser, pages, 'document')
  const bareList = await bareTrip(browser, pages, 'list')
  const score = await scoreTrip(browser, page)

  const taken: Sample[] = []
  for (let time = 0; time < warmUps + times; time++) {
    stop.throwIfAborted()
    const [toDocument, toList, ours] = [
      await travel(bareDocument),
      await travel(bareList),
      await travel(score),
    ]
    const { sent, answered } = await score.lastCall()
    await score.takeBack()
    if (time < warmUps) continue
    taken.push({
      document: toDocument.framed,
      list: toList.framed,
      score: ours.framed,
      sending: sent - ours.clicked,
      answering: answered - sent,
      framing: ours.framed - ours.written,
    })
  }
  const row = (what: string, key: keyof Sample) => ({
    what,
    unit: 'ms',
    values: taken.map(each => each[key]),
  })
  const ratioTo = (key: 'document' | 'list') =>
    median(taken.map(each => each.score)) / median(taken.map(each => each[key]))
  const aim = { atMost: 2 }
  return [
    row('a score, from click to pixel', 'score'),
    { ...row('a bare write, received in a list of matches', 'list'), ratio: ratioTo('list'), aim },
    { ...row('a bare write, received in a single document', 'document'), ratio: ratioTo('document'), aim },
    row('of a score: from the click to the call', 'sending'),
    row('of a score: from the call to its answer', 'answering'),
    row('of a score: from the changed text to its frame', 'framing'),
  ]
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
