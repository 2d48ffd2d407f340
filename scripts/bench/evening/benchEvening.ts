import { setTimeout as pause } from 'node:timers/promises'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { stored } from '../../../testing/database.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import { withChangeTime } from '../../../functions/src/platform/firestore/changeTime.ts'
import { Problem } from '../../problem.ts'
import { step } from '../../progress.ts'
import { runScheduledFunction } from '../../schedules/schedules.ts'
import { minForPercentile, rounded } from '../figures.ts'
import { act } from './actions.ts'
import { apiReaders } from './apiReaders.ts'
import { BracketWatch } from './bracketWatch.ts'
import { openBrowsers } from './browsers.ts'
import { type BracketIds, gather } from './cast.ts'
import { startClients } from './clients.ts'
import { Faults } from './faults.ts'
import type { Gauges, Usage } from './gauges.ts'
import { growth, Ledger, moment } from './ledger.ts'
import { firstMatchRooms, pagesOf, realPages } from './openedPages.ts'
import { Pace } from './pace.ts'
import type { OpenPage } from './pages.ts'
import { type Evening, playMatch } from './playMatch.ts'
import { strangers } from './strangers.ts'
import { faultsOf, settled } from './verdict.ts'

const jobs = ['fireTimers', 'sendDeliveries'] as const
const jobsEveryMs = 15_000
const scenes = ['score', 'next', 'bracket', 'veto'] as const
/** The ratio of the 95th percentiles of a score and of a bare write. */
const maxRatio = 3
const maxGrowthPercent = 10
/** The share of veto steps that may come too late; messages after the final are planned, and have no limit. */
const maxLateSteps = 0.1
/** Three times as long as 64 teams need with a database that is never late. */
const maxPlayMs = 30 * 60_000
/** The players whose pages follow lists. */
const widePlayers = 20
/** Spectators who have been there for more than a minute. */
const stayingOneIn = 30

export interface EveningSize {
  /** A power of two. */
  readonly teams: number
  readonly spectators: number
  /** The mean pause of a person between two steps. */
  readonly beatMs: number
  /** The time in which all players confirm that they are ready. */
  readonly checkInMs: number
  /** For how long a quarter of the clients has no network. */
  readonly cutMs: number
  readonly killEveryMs: number
}

/** Returns an evening of 64 teams, in which people pause for a quarter of what they do, or a shorter one of fewer teams. */
export function eveningOf(teams: number): EveningSize {
  if (!(teams >= 4 && teams <= 512 && Number.isInteger(Math.log2(teams))))
    throw new Problem('--teams takes a power of two from 4 to 512.')
  const share = Math.min(1, teams / 64)
  return {
    teams,
    spectators: Math.round(300 * share),
    beatMs: 1000 + 4000 * share,
    checkInMs: 120_000 * share,
    cutMs: 10_000 + 50_000 * share,
    killEveryMs: 15_000,
  }
}

/**
 * Plays a whole competition with pages, overlays, desks, webhooks and readers of the API, while functions are killed and
 * clients cut off. Prints what it measures; returns a sentence for every fault.
 */
export async function benchEvening(
  page: number,
  size: EveningSize,
  gauges: Gauges,
  stop: AbortSignal,
): Promise<readonly string[]> {
  const [ledger, faults] = [new Ledger(), new Faults()]
  const cast = await step(`Gathering ${size.teams} teams`, () => gather(size.teams))
  const ids = { competitionId: cast.competitionId, bracketId: freshId() }
  const stage = { ledger, faults }
  const [owner] = cast.desks
  if (owner === undefined) throw new Error('There is no desk')
  const order = [...cast.teams.keys()]
  await act(stage, 'generateBracket', owner, { ...ids, seeding: 'manual', order, replace: false })
  const runJobs = async () => {
    // A job may be killed as well.
    await Promise.allSettled(jobs.map(job => runScheduledFunction(page, job)))
  }
  await runJobs()

  const asOf = Date.now()
  await using clients = await startClients(page)
  const matchRoomIds = await firstMatchRooms(ids)
  const shown = { ...ids, asOf, matchRoomIds }
  const staying = Math.round(size.spectators / stayingOneIn)
  const { opened, wide, ofMatch } = pagesOf(cast, shown, {
    wideOneIn: Math.max(1, (size.teams * 5) / widePlayers),
    staying,
  })
  await step(`Opening ${opened.length} pages`, () => clients.open(opened))
  const real = realPages(cast, shown)
  await using browsers = await step('Opening four browsers', () =>
    openBrowsers(`http://127.0.0.1:${page}`, real),
  )
  const measure = async () => new Map([...(await gauges.measure(page)), ...(await browsers.measure())])

  const over = new AbortController()
  stop.addEventListener('abort', () => over.abort())
  const { signal } = over
  const readers = apiReaders(cast.competitionId)
  const watch = new BracketWatch()
  const passing = strangers(ids, size.spectators - staying)
  const pace = new Pace()
  const bareScore = bareScores(cast.twin, ledger, key => pace.sent(clients.untilSeen(key, wide)))
  const evening: Evening = {
    ...stage,
    cast,
    ids,
    watch,
    clients,
    pace,
    beatMs: size.beatMs,
    matchPage: ofMatch,
    bareScore,
  }
  const atBeginning = await measure()
  const meanwhile = [
    faults.kill(page, size.killEveryMs, signal),
    readers.poll(signal),
    passing.poll(signal),
    watch.poll(ids, size.beatMs / 4, signal),
    repeat(jobsEveryMs, signal, runJobs),
    repeat(size.beatMs, signal, async count => {
      const scene = scenes[count % scenes.length] ?? null
      await act(stage, 'showScene', owner, { competitionId: cast.competitionId, stream: 0, scene })
    }),
  ]
  await step('Checking in', () => checkIn(evening, size.checkInMs))
  const all = Object.values(await storedMatches(ids)).map(({ id }) => id)
  let played = 0
  const begun = moment()
  for (const [index, matchId] of all.entries())
    playMatch(evening, matchId, index).then(
      () => {
        played += 1
      },
      error => ledger.refusals.push(`${matchId}: ${error}`),
    )
  const deadline = moment() + maxPlayMs
  const isPlayed = (share: number) => async () => {
    while (played < Math.floor(all.length * share) && moment() < deadline) {
      stop.throwIfAborted()
      await pause(500)
    }
  }
  const cutOff = cutQuarter(evening, opened, size.cutMs)
  await step('The first half of the matches', isPlayed(0.5))
  const atHalf = await measure()
  faults.spareSome(page)
  await step('The second half of the matches', isPlayed(1))
  await cutOff
  const minutes = rounded((moment() - begun) / 60_000)
  over.abort()
  await Promise.all(meanwhile)
  const burst = await step('Reading the API', () => readers.burst())
  const unsettled = await step('Waiting for what is under way', () =>
    settled(cast, runJobs).then(
      () => [],
      error => [String(error)],
    ),
  )
  const atEnd = await measure()

  const [seen, byStrangers] = [await clients.report(), await passing.seen()]
  const verdict = await faultsOf(cast, ids, ledger, { seen, wide })
  for (const { stop: end } of cast.webhooks) end()
  const arrivals = merged(seen.flatMap(each => each.arrivals))
  console.table(ledger.rows({ 'by listeners': arrivals, 'from the edge': byStrangers.arrivals }))
  console.table([burst])
  console.table(await gauges.documents())
  const memory = memoryRows(atBeginning, atHalf, atEnd)
  console.table(memory)
  const ratio = rounded(ledger.p95('setScore') / ledger.p95('bare write'))
  console.log(
    `The matches took ${minutes} minutes; people waited ${pace.stretch} times as long as they paused, because the emulator was late, and were too late ${ledger.late} times.`,
  )
  console.log(
    `${opened.length} pages have listeners, ${wide.length} of them to lists; ${size.spectators - staying} strangers asked the edge ${passing.asked.edge} times, and it the function ${passing.asked.origin} times`,
  )
  const documents = seen.reduce((sum, each) => sum + each.documents, 0)
  console.log(`95th percentile of a score, divided by that of a bare write: ${ratio} (at most ${maxRatio})`)
  console.log(
    `${verdict.events} events, ${documents} documents at the pages, ${faults.kills} processes killed, ${ledger.repeated} calls repeated, ${verdict.outdated} messages given up after the deadline that they name`,
  )
  return [
    ...(played < all.length
      ? [`Only ${played} of ${all.length} matches were played, waiting for ${watch.awaited().join(', ')}.`]
      : []),
    ...unsettled,
    ...verdict.faults,
    ...(ledger.lateShare('takeVetoStep') > maxLateSteps
      ? [`${rounded(ledger.lateShare('takeVetoStep') * 100)} % of the steps of vetoes came too late.`]
      : []),
    ...byStrangers.faults,
    ...browsers.faults(),
    ...(ledger.count('setScore') >= minForPercentile && ratio > maxRatio
      ? [`A score takes ${ratio} times as long as a bare write.`]
      : []),
    ...memory
      .filter(row => row['growth, %'] > maxGrowthPercent)
      .map(row => `${row.process} needs ${row['growth, %']} % more memory than at half-time.`),
  ]
}

/** Writes scores into the twin without functions, one for each score of the evening. */
function bareScores(
  twin: BracketIds,
  ledger: Ledger,
  follow: (key: string) => Promise<void>,
): Evening['bareScore'] {
  const revisions = new Map<string, number>()
  return async matchId => {
    const match = stored.match(twin.competitionId, twin.bracketId, matchId)
    const revision = (revisions.get(matchId) ?? 0) + 1
    revisions.set(matchId, revision)
    const begun = moment()
    const key = `${match.path}@${revision}`
    ledger.showsAs(key, 'bare write', begun)
    void follow(key)
    // The emulator may need longer than the client waits.
    await match
      .update(withChangeTime<Match>(match, { score: [revision, 0], revision }))
      .catch(() => undefined)
    ledger.answered('bare write', { ms: moment() - begun, isInterrupted: false })
  }
}

/** Calls everybody, who confirm within `checkInMs`. */
async function checkIn(evening: Evening, checkInMs: number): Promise<void> {
  const { cast, ids } = evening
  const [desk] = cast.desks
  if (desk === undefined) return
  const check = { competitionId: ids.competitionId, checkId: freshId() }
  await act(evening, 'startReadinessCheck', desk, { ...check, replaces: null, minutes: 5 })
  await Promise.all(
    [...cast.teams.values()].flat().map(async player => {
      await pause(checkInMs * Math.random())
      await act(evening, 'confirmReadiness', player, check)
    }),
  )
}

/** Cuts a quarter of the pages, and of their people, off the network for a while. */
async function cutQuarter(
  { clients, faults }: Evening,
  pages: readonly OpenPage[],
  cutMs: number,
): Promise<void> {
  await pause(cutMs / 2)
  const some = pages.filter((_, index) => index % 4 === 0).map(({ id }) => id)
  const { promise, resolve } = Promise.withResolvers<void>()
  faults.cut(some, promise)
  const reconnect = await clients.cut(some)
  await pause(cutMs)
  await reconnect()
  resolve()
}

async function repeat(
  everyMs: number,
  stop: AbortSignal,
  work: (count: number) => Promise<unknown>,
): Promise<void> {
  for (let count = 0; !stop.aborted; count += 1) {
    await pause(everyMs, undefined, { signal: stop }).catch(() => undefined)
    if (!stop.aborted) await work(count)
  }
}

function merged(
  arrivals: readonly (readonly [key: string, times: readonly number[]])[],
): ReadonlyMap<string, readonly number[]> {
  const all = new Map<string, number[]>()
  for (const [key, times] of arrivals) all.set(key, [...(all.get(key) ?? []), ...times])
  return all
}

interface MemoryRow {
  readonly process: string
  readonly 'growth, %': number
}

/** The processes that lived through the second half. */
function memoryRows(
  beginning: ReadonlyMap<string, Usage>,
  half: ReadonlyMap<string, Usage>,
  end: ReadonlyMap<string, Usage>,
): readonly MemoryRow[] {
  const mib = (usage: Usage | undefined) => usage && rounded(usage.heap / 2 ** 20)
  return [...half].flatMap(([process, at]) => {
    const after = end.get(process)
    if (after === undefined) return []
    const before = beginning.get(process)
    return [
      {
        process,
        'MiB at the beginning': mib(before),
        'at half-time': mib(at),
        'at the end': mib(after),
        'growth, %': growth(at.heap, after.heap),
        ...(at.listeners !== undefined && {
          'listeners, before and after': `${before?.listeners}, ${after.listeners}`,
          'followed, before and after': `${before?.followed}, ${after.followed}`,
        }),
      },
    ]
  })
}
