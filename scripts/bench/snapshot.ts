import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { launchChromium } from '../browser/chromium.ts'
import type { Measurement } from './bench.ts'
import { receivedDocuments } from './receivedDocuments.ts'
import { runningBracket } from './runningBracket.ts'

const teams = 128
/** The silence in milliseconds after which all consequences of a change have arrived. */
const quiet = 1000

/** Measures what a spectator receives to see a bracket, starting from the public snapshot, and then for each score. */
export async function measure(port: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  await using browser = await launchChromium()
  const bracket = await runningBracket(teams)
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}`, locale: 'ru-RU' })
  const received = await receivedDocuments(page, emulatorPorts(port).firestore)
  const snapshot = page.waitForResponse(response => response.url().endsWith('/snapshot'))
  await page.goto(bracket.address)
  await page.locator(`[data-match="${bracket.matchId}"]`).waitFor()
  await page.waitForTimeout(quiet)
  const { responseBodySize } = await (await snapshot).request().sizes()
  const load = received.take()
  const scores = []
  for (const score of [1, 2, 1, 2]) {
    stop.throwIfAborted()
    await bracket.setScore(score)
    await page.locator(`[data-match="${bracket.matchId}"] .score`, { hasText: String(score) }).waitFor()
    await page.waitForTimeout(quiet)
    scores.push(received.take())
  }
  return [
    { what: 'the snapshot, compressed', unit: 'KiB', values: [responseBodySize / 1024] },
    { what: 'first load: files, compressed', unit: 'KiB', values: [load.files / 1024] },
    { what: 'first load: documents read', unit: 'documents', values: [load.fresh] },
    { what: 'first load: documents', unit: 'KiB', values: [load.freshBytes / 1024] },
    { what: 'a score: documents read', unit: 'documents', values: scores.map(each => each.fresh) },
    { what: 'a score: documents', unit: 'bytes', values: scores.map(each => each.freshBytes) },
  ]
}
