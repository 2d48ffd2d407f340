import { setImmediate } from 'node:timers/promises'
import { champion } from '@upper-bracket/shared/bracket/standings/champion'
import type { Measurement } from './benchmark.ts'
import { memoryOf } from './engine/memoryOf.ts'
import { createOurs, playOurs } from './engine/ourBracket.ts'
import { createTheirs, playTheirs } from './engine/theirBracket.ts'
import { quantile } from './quantile.ts'

export const title = 'The engine against brackets-manager with its store in memory, double elimination'
export const ratio = 'how many times faster, or smaller, than brackets-manager: the median of pairs'
export const needs = 'nothing'

const sizes = [16, 64, 256, 512]
/** Milliseconds: a single run is too short to be timed alone. */
const shortest = 20
/** Milliseconds for each side before it is timed, so that both have been compiled. */
const warmUp = 500
const budget = 15_000
const maxPairs = 41

export async function measure(_: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = []
  for (const size of sizes) {
    const teamIds = Array.from({ length: size }, (_, index) => `team-${index + 1}`)
    const aim = size === 256 ? { aim: { atLeast: 20 } } : {}
    const creating = await pairs(
      () => createOurs(teamIds),
      () => createTheirs(teamIds),
      stop,
    )
    measurements.push(...rows(`${size} teams, created`, creating, aim))
    const playing = await pairs(
      () => playedByUs(teamIds),
      () => playedByThem(teamIds),
      stop,
    )
    measurements.push(...rows(`${size} teams, created and played out`, playing, aim))
  }
  return [...measurements, ...(await memory(512))]
}

function playedByUs(teamIds: readonly string[]): void {
  const played = playOurs(createOurs(teamIds), isUpperWin)
  if (champion(played) === null) throw new Error('Played out without a champion')
}

async function playedByThem(teamIds: readonly string[]): Promise<void> {
  const played = await playTheirs(await createTheirs(teamIds), isUpperWin)
  if (played !== 2 * teamIds.length - 2) throw new Error(`${played} matches of ${teamIds.length} teams`)
}

/** Neither always the favourite nor any order that an engine could know. */
function isUpperWin(index: number): boolean {
  return index % 3 !== 0
}

interface Pair {
  readonly ours: number
  readonly theirs: number
}

/**
 * Milliseconds of each, one after the other, so that whatever slows the machine down slows both. Either is repeated
 * until it has taken long enough, so that its garbage is in its own time.
 */
async function pairs(
  ours: () => unknown,
  theirs: () => Promise<unknown>,
  stop: AbortSignal,
): Promise<readonly Pair[]> {
  const ourRuns = await runsFor(ours)
  const theirRuns = await runsFor(theirs)
  const taken: Pair[] = []
  const begun = performance.now()
  while (taken.length < maxPairs && (taken.length < 5 || performance.now() - begun < budget)) {
    // Neither engine ever waits for anything, and a request to stop is heard only while somebody waits.
    await setImmediate()
    stop.throwIfAborted()
    taken.push({ ours: await timed(ours, ourRuns), theirs: await timed(theirs, theirRuns) })
  }
  return taken
}

/** How often a warm one has to run to be timed. */
async function runsFor(work: () => unknown): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < warmUp) await work()
  return Math.ceil(shortest / (await timed(work, 3)))
}

/** Milliseconds of one run, over so many. */
async function timed(work: () => unknown, runs: number): Promise<number> {
  const begun = performance.now()
  for (let run = 0; run < runs; run++) await work()
  return (performance.now() - begun) / runs
}

function rows(what: string, taken: readonly Pair[], aim: Pick<Measurement, 'aim'>): readonly Measurement[] {
  const faster = taken.map(({ ours, theirs }) => theirs / ours)
  return [
    { what, unit: 'ms', values: taken.map(({ ours }) => ours), ratio: quantile(faster, 0.5), ...aim },
    { what: '  by brackets-manager', unit: 'ms', values: taken.map(({ theirs }) => theirs) },
  ]
}

async function memory(size: number): Promise<readonly Measurement[]> {
  const teamIds = Array.from({ length: size }, (_, index) => `team-${index + 1}`)
  const kibibytes = async (make: () => unknown) => (await memoryOf(make)) / 1024
  const ours = await kibibytes(() => createOurs(teamIds))
  const played = await kibibytes(() => playOurs(createOurs(teamIds), isUpperWin))
  const theirs = await kibibytes(() => createTheirs(teamIds))
  return [
    { what: `${size} teams, in memory`, unit: 'KiB', values: [ours], ratio: theirs / ours },
    { what: '  by brackets-manager', unit: 'KiB', values: [theirs] },
    { what: '  ours, played out', unit: 'KiB', values: [played] },
  ]
}
