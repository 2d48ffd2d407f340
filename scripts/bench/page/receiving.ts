import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import type { Browser } from 'playwright-core'
import type { Measurement } from '../benchmark.ts'
import { visit } from '../browser/visit.ts'
import { liveCup } from './liveCup.ts'
import { networkCount, type Received } from './networkCount.ts'
import { opened, quiet, shownScore } from './spectating.ts'

/** What a viewer who was never here receives to see the bracket, and then for each score. */
export async function receiving(
  browser: Browser,
  port: number,
  teams: number,
): Promise<readonly Measurement[]> {
  const cup = await liveCup(teams)
  const page = await visit(browser, port)
  const network = await networkCount(page, emulatorPorts(port).firestore)
  await opened(page, cup)
  const load = network.take()
  const scores: Received[] = []
  for (const score of [1, 2, 1, 2, 3]) {
    await shownScore(page, cup, score)
    await quiet(page)
    scores.push(network.take())
  }
  const row = (
    what: string,
    unit: string,
    value: (received: Received) => number,
    of: readonly Received[],
  ) => ({
    what,
    unit,
    values: of.map(value),
  })
  return [
    row('first load: files, compressed', 'KiB', each => each.files / 1024, [load]),
    row('first load: documents', 'KiB', each => each.freshBytes / 1024, [load]),
    row('first load: documents read', 'documents', each => each.fresh, [load]),
    row('a score: the changed documents', 'bytes', each => each.freshBytes, scores),
    { ...row('a score: documents read', 'documents', each => each.fresh, scores), aim: { atMost: 1 } },
    row('a score: all documents that the emulator sends', 'documents', each => each.documents, scores),
  ]
}
