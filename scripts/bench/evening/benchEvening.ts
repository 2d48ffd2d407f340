import { setTimeout as pause } from 'node:timers/promises'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
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
import { openBrowsers, type RealPage } from './browsers.ts'
import { type BracketIds, type Cast, gather } from './cast.ts'
import { startClients } from './clients.ts'
import { Faults } from './faults.ts'
import type { Gauges, Usage } from './gauges.ts'
import { growth, Ledger, moment } from './ledger.ts'
import { followedBy, type OpenPage } from './pages.ts'
import { type Evening, playMatch } from './playMatch.ts'
import { faultsOf, settled } from './verdict.ts'

const spectatorsPerPlayer = 300 / 320
const jobs = ['fireTimers', 'sendDeliveries'] as const
const jobsEveryMs = 15_000
const scenes = ['score', 'next', 'bracket', 'veto'] as const
/** The ratio of the 95th percentiles of a score and of a bare write. */
const maxRatio = 3
const maxGrowthPercent = 10
/** More than the matches of an evening take on a busy machine. */
const maxPlayMs = 60 * 60_000

export interface EveningSize {
  /** A power of two. */
  readonly teams: number
  /** One page in so many has listeners, because the emulator compares every write with every listener. */
  readonly listenersOneIn: number
  /** The mean pause of a person between two steps. */
  readonly beatMs: number
  /** The time in which all players confirm that they are ready. */
  readonly checkInMs: number
  /** For how long a quarter of the clients has no network. */
  readonly cutMs: number
  readonly killEveryMs: number
}

/** Returns an evening of 64 teams, of which an hour takes about 15 minutes, or a shorter one of fewer teams. */
export function eveningOf(teams: number): EveningSize {
  if (!(teams >= 4 && teams <= 512 && Number.isInteger(Math.log2(teams))))
    throw new Problem('--teams takes a power of two from 4 to 512.')
  const share = Math.min(1, teams / 64)
  return {
    teams,
    listenersOneIn: Math.max(1, teams / 8),
    beatMs: 1000 + 7000 * share,
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
  const opened = pagesOf(cast, shown, size.listenersOneIn)
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
  const bareScore = bareScores(cast.twin, ledger)
  const evening: Evening = { ...stage, cast, ids, watch, clients, asOf, beatMs: size.beatMs, bareScore }
  const atBeginning = await measure()
  const around = [
    faults.kill(page, size.killEveryMs, signal),
    readers.poll(signal),
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
  over.abort()
  await Promise.all(around)
  const burst = await step('Reading the API', () => readers.burst())
  const unsettled = await step('Waiting for what is under way', () =>
    settled(cast, runJobs).then(
      () => [],
      error => [String(error)],
    ),
  )
  const atEnd = await measure()

  const seen = await clients.report()
  const verdict = await faultsOf(cast, ids, ledger, seen)
  for (const { stop: end } of cast.webhooks) end()
  const arrivals = merged(seen.flatMap(each => each.arrivals))
  console.table(ledger.rows(arrivals))
  console.table([burst])
  console.table(await gauges.documents())
  const memory = memoryRows(atBeginning, atHalf, atEnd)
  console.table(memory)
  const ratio = rounded(ledger.p95('setScore') / ledger.p95('bare write'))
  const documents = seen.reduce((sum, each) => sum + each.documents, 0)
  console.log(`95th percentile of a score, divided by that of a bare write: ${ratio} (at most ${maxRatio})`)
  console.log(
    `${verdict.events} events, ${documents} documents at the pages, ${faults.kills} processes killed, ${ledger.repeated} calls repeated`,
  )
  return [
    ...(played < all.length ? [`Only ${played} of ${all.length} matches were played.`] : []),
    ...unsettled,
    ...verdict.faults,
    ...browsers.faults(),
    ...(ledger.count('setScore') >= minForPercentile && ratio > maxRatio
      ? [`A score takes ${ratio} times as long as a bare write.`]
      : []),
    ...memory
      .filter(row => row['growth, %'] > maxGrowthPercent)
      .map(row => `${row.process} needs ${row['growth, %']} % more memory than at half-time.`),
  ]
}

/** The pages with listeners; each follows the twin as well. Players turn to their matches as these begin. */
function pagesOf(cast: Cast, shown: Shown, listenersOneIn: number): readonly OpenPage[] {
  const all = [...cast.teams.values()].flat()
  const players = all.filter((_, index) => index % listenersOneIn === 0)
  const page = (id: string, idToken: string | null, followed: OpenPage['followed']) => ({
    id,
    idToken,
    followed: [...followed, ...followedBy.bareMatches({ ...cast.twin, asOf: shown.asOf })],
  })
  return [
    ...players.map(({ uid, idToken }) => page(uid, idToken, followedBy.bracket(shown))),
    ...cast.desks.map(({ uid, idToken }) => page(uid, idToken, followedBy.desk({ ...shown, uid }))),
    ...cast.overlayIds.map(overlayId => page(overlayId, null, followedBy.overlay({ ...shown, overlayId }))),
    ...Array.from({ length: Math.round(players.length * spectatorsPerPlayer) }, (_, index) =>
      page(`spectator-${index}`, null, followedBy.bracket(shown)),
    ),
  ]
}

interface Shown extends BracketIds {
  readonly asOf: number
  readonly matchRoomIds: readonly string[]
}

/** The match rooms of the matches that can begin, as many as one query of a page finds. */
async function firstMatchRooms(ids: BracketIds): Promise<readonly string[]> {
  const matches = Object.values(await storedMatches(ids))
  return matches.flatMap(match => matchRoomIdOf(match) ?? []).slice(0, 30)
}

function realPages(cast: Cast, shown: Shown): readonly RealPage[] {
  const { competitionId, matchRoomIds } = shown
  const [desk] = cast.desks
  const [overlayId = ''] = cast.overlayIds
  const [matchRoomId = ''] = matchRoomIds
  const [matchId, teamId = ''] = matchRoomId.split('.')
  const [captain] = cast.teams.get(teamId) ?? []
  if (desk === undefined || captain === undefined) throw new Error('Nobody is there')
  const address = `/competitions/${competitionId}`
  return [
    {
      name: 'a spectator',
      path: `${address}/bracket`,
      person: null,
      clockDays: 0,
      simulated: followedBy.bracket(shown),
    },
    {
      name: 'a captain',
      path: `${address}/matches/${matchId}`,
      person: captain,
      clockDays: 1,
      simulated: followedBy.match({ ...shown, uid: captain.uid, matchRoomId }),
    },
    {
      name: 'a desk',
      path: `${address}/bracket`,
      person: desk,
      clockDays: -1,
      simulated: followedBy.desk({ ...shown, uid: desk.uid }),
    },
    {
      name: 'an overlay',
      path: `${address}/overlay#${overlayId}`,
      person: null,
      clockDays: 1,
      simulated: followedBy.overlay({ ...shown, overlayId }),
    },
  ]
}

/** Writes scores into the twin without functions, one for each score of the evening. */
function bareScores(twin: BracketIds, ledger: Ledger): Evening['bareScore'] {
  const revisions = new Map<string, number>()
  return async matchId => {
    const match = stored.match(twin.competitionId, twin.bracketId, matchId)
    const revision = (revisions.get(matchId) ?? 0) + 1
    revisions.set(matchId, revision)
    const begun = moment()
    ledger.showsAs(`${match.path}@${revision}`, 'bare write', begun)
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
