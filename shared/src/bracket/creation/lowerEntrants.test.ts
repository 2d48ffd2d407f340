import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { stageProblem } from '../../format/stageProblem.ts'
import { type Flow, firstRematch } from '../testing/firstRematch.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import type { PlannedMatch } from '../layout/plannedMatch.ts'
import { planStage } from '../layout/planStage.ts'
import { type GroupPlace, progression } from '../seeding/progression.ts'

/**
 * A double elimination of so many entrants in each side; the seeds of the lower side follow those of the upper side.
 */
function planned(upper: number, lower: number): readonly PlannedMatch[] {
  const entrants = Array.from({ length: upper + lower }, (_, index) => ({
    from: 'seed' as const,
    seed: index + 1,
  }))
  const base = { key: '', kind: 'double', grandFinal: 'single' } as const
  return planStage({ ...base, groups: [{ entrants }], lowerEntrants: lower }).matches
}

/** `npm run test:deep` tries sides of up to 128 slots. */
const maxSlots = Number(process.env['LOWER_SLOTS'] ?? 64)

const slotsFor = (teams: number) => 2 ** Math.ceil(Math.log2(teams))

interface Admitted {
  readonly groups: number
  readonly places: number
  readonly lowerPlaces: number
}

/** All groups whose places fit into both sides, with up to so many slots in each. */
function admitted(slots: number): readonly Admitted[] {
  const all: Admitted[] = []
  for (let groups = 1; groups <= 16; groups++) {
    for (let places = 1; groups * places <= slots; places++) {
      const most = Math.floor(slotsFor(groups * places) / groups)
      for (let lowerPlaces = 1; groups * places > 1 && lowerPlaces <= most; lowerPlaces++)
        all.push({ groups, places, lowerPlaces })
    }
  }
  return all
}

/** The lower rounds that no team plays, because too few teams come. */
function missingRounds(upper: number, matches: readonly PlannedMatch[]): number {
  const last = Math.max(...matches.map(({ section, round }) => (section === 'lower' ? round : 0)))
  return 2 * Math.log2(slotsFor(upper)) - last
}

test('four teams in each side', () => {
  const lower = planned(4, 4).filter(({ section }) => section === 'lower')
  const inWords = lower.map(({ id, sources }) =>
    [id, ...sources.map(source => ('matchId' in source ? `${source.from} ${source.matchId}` : source))].map(
      part => (typeof part === 'object' && part.from === 'seed' ? `seed ${part.seed}` : part),
    ),
  )
  expect(inWords).toEqual([
    ['lower-1-1', 'seed 5', 'seed 8'],
    ['lower-1-2', 'seed 6', 'seed 7'],
    ['lower-2-1', 'loser upper-1-2', 'winner lower-1-1'],
    ['lower-2-2', 'loser upper-1-1', 'winner lower-1-2'],
    ['lower-3-1', 'winner lower-2-1', 'winner lower-2-2'],
    ['lower-4-1', 'loser upper-2-1', 'winner lower-3-1'],
  ])
})

test('each entrant has one slot, each match two possible teams, and the best of both sides have the byes', () => {
  for (const { groups, places, lowerPlaces } of admitted(maxSlots / 2)) {
    const [upper, lower] = [groups * places, groups * lowerPlaces]
    const matches = planned(upper, lower)
    const played = matches.filter(({ sources }) => sources.every(({ from }) => from !== 'bye'))
    expect(played.length).toBe(2 * upper + lower - 2)
    const sources = matches.flatMap(match => match.sources).filter(({ from }) => from !== 'bye')
    expect(new Set(sources.map(source => JSON.stringify(source))).size).toBe(sources.length)
    const seeds = sources.flatMap(source => (source.from === 'seed' ? [source.seed] : []))
    expect(seeds.length).toBe(upper + lower)
    const first = played.filter(({ section, round }) => section === 'lower' && round === 1)
    const inFirst = first.flatMap(match =>
      match.sources.flatMap(source => (source.from === 'seed' ? [source.seed] : [])),
    )
    const byes = slotsFor(upper) - lower
    if (lower > slotsFor(upper) / 2)
      expect(Math.min(Number.POSITIVE_INFINITY, ...inFirst)).toBe(upper + byes + 1)
  }
})

const rematchOf = (matches: readonly PlannedMatch[]) =>
  firstRematch(
    new Map(
      matches.map(({ sources, ...match }): [string, Flow] => [
        match.id,
        { ...match, slots: sources.map(source => ({ source })) },
      ]),
    ),
  )

/**
 * After r drops a section of 2^r slots holds teams of r blocks of the upper side, each as large as the section. They
 * have not met if the blocks are different ones, and not if those of the two sections of the round after are.
 */
function latestRematch(rounds: number): number {
  for (let drops = 1; drops <= rounds; drops++) {
    if (2 ** (rounds - drops) < drops) return 2 * drops
    if (drops < rounds && 2 ** (rounds - drops - 1) < drops) return 2 * drops + 1
  }
  return Number.POSITIVE_INFINITY
}

test.each([2, 4, 8, 16, 32, 64, 128])(
  '%i teams in each side: as late a first rematch as any order of drops allows',
  teams => {
    expect(rematchOf(planned(teams, teams))).toBe(latestRematch(Math.log2(teams)))
  },
)

test('no earlier rematch than without teams in the lower side', () => {
  const sizes = new Set(
    admitted(maxSlots)
      .filter(({ groups, places }) => groups > 1 || places <= 32)
      .map(({ groups, places, lowerPlaces }) => `${groups * places} ${groups * lowerPlaces}`),
  )
  const boundOf = new Map(
    [4, 8, 16, 32, 64, 128].map(slots => [
      slots,
      firstRematch(bracketOf(slots, { format: 'double' }).matches),
    ]),
  )
  for (const size of sizes) {
    const [upper = 0, lower = 0] = size.split(' ').map(Number)
    const matches = planned(upper, lower)
    // Two teams of the upper side cannot meet again before the final.
    const bound = boundOf.get(slotsFor(upper)) ?? Number.POSITIVE_INFINITY
    expect(rematchOf(matches) + missingRounds(upper, matches)).toBeGreaterThanOrEqual(bound)
  }
})

/**
 * The groups, as bits, of the teams that can come to a match: of all of them, and of those that enter in the lower
 * side.
 */
interface Comers {
  readonly all: number
  readonly lower: number
}

/**
 * The first round of a side in which group mates can meet; infinite if they cannot. `lower` is about all of them; with
 * `lowerAfter` one of them is a team that enters in the lower side: the seeds after it. Seeds whose group is not known
 * are left out.
 */
function firstMates(
  matches: readonly PlannedMatch[],
  groupOf: readonly number[],
  side: 'upper' | 'lower' | { readonly lowerAfter: number },
): number {
  const nobody: Comers = { all: 0, lower: 0 }
  const comers = new Map<string, Comers>()
  for (const { id, section, round, sources } of matches) {
    const [one = nobody, other = nobody] = sources.map((source): Comers => {
      if (source.from !== 'seed') return ('matchId' in source && comers.get(source.matchId)) || nobody
      const group = groupOf[source.seed - 1]
      const all = group === undefined ? 0 : 1 << group
      return { all, lower: typeof side === 'object' && source.seed > side.lowerAfter ? all : 0 }
    })
    comers.set(id, { all: one.all | other.all, lower: one.lower | other.lower })
    const mates =
      typeof side === 'string' ? one.all & other.all : (one.lower & other.all) | (one.all & other.lower)
    if (mates !== 0 && section === (side === 'upper' ? side : 'lower')) return round
  }
  return Number.POSITIVE_INFINITY
}

const entriesOf = (plan: Admitted) => progression({ ...plan, bestOfNext: 0 }) as readonly GroupPlace[]

/** The first lower round in which a section brings together more teams than there are groups. */
function latestMates(groups: number): number {
  const sizes = Array.from({ length: 10 }, (_, index) => (index + 1) * 2 ** (index + 1))
  return sizes.flatMap((size, index) => [size, size + 2 ** (index + 1)]).findIndex(size => size > groups) + 1
}

const isException = ({ groups, places, lowerPlaces }: Admitted) =>
  groups === 14 && places === 4 && lowerPlaces === 4

test('tiers stay intact, and the lower side keeps group mates apart for the stated rounds', () => {
  expect([1, 2, 3, 4, 7, 8, 11, 12, 16].map(latestMates)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5])
  for (const plan of admitted(maxSlots / 2)) {
    const { groups, places } = plan
    const entries = entriesOf(plan)
    expect(entries.map(({ place }) => place)).toEqual(
      entries.map((_, index) => Math.floor(index / groups) + 1),
    )
    expect(new Set(entries.map(({ group, place }) => `${group} ${place}`)).size).toBe(entries.length)
    const upper = groups * places
    const matches = planned(upper, entries.length - upper)
    const groupOf = entries.map(({ group }) => group)
    const first = firstMates(matches, groupOf, { lowerAfter: upper })
    expect(first + missingRounds(upper, matches)).toBeGreaterThanOrEqual(
      latestMates(groups) - (isException(plan) ? 1 : 0),
    )
    const dropped = firstMates(matches, groupOf.slice(0, upper), 'lower') + missingRounds(upper, matches)
    expect([plan, dropped >= latestMates(groups) - (groups < 12 ? 0 : 1)]).toEqual([plan, true])
  }
})

/** All orders of some items. */
function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map(rest => [item, ...rest]))
}

/** The largest bound that the tiers reach in any order. More tiers never increase it. */
function bestOfOrders(
  start: readonly number[],
  tiers: number,
  all: readonly (readonly number[])[],
  boundOf: (groupOf: readonly number[]) => number,
): number {
  let best = 0
  const extend = (groupOf: readonly number[], left: number): void => {
    const bound = boundOf(groupOf)
    if (bound <= best) return
    if (left === 0) best = bound
    else for (const order of all) extend([...groupOf, ...order], left - 1)
  }
  extend(start, tiers)
  return best
}

test('up to 8 teams in each side: no order within the tiers keeps group mates apart for longer', () => {
  for (const plan of admitted(8)) {
    const { groups, places, lowerPlaces } = plan
    const upper = groups * places
    const matches = planned(upper, groups * lowerPlaces)
    const groupIds = Array.from({ length: groups }, (_, group) => group)
    const tierNumbers = Array.from({ length: places }, (_, index) => index + 1)
    const own = entriesOf(plan).map(({ group }) => group)
    const inUpperOf = (groupOf: readonly number[], tiers: number) =>
      firstMates(matches, groupOf.slice(0, groups * tiers), 'upper')
    const best = bestOfOrders(groupIds, places + lowerPlaces - 1, orders(groupIds), groupOf => {
      const tiers = Math.min(places, groupOf.length / groups)
      const isAsLate = tierNumbers
        .slice(0, tiers)
        .every(tier => inUpperOf(groupOf, tier) >= inUpperOf(own, tier))
      return isAsLate ? firstMates(matches, groupOf, { lowerAfter: upper }) : 0
    })
    expect([plan, firstMates(matches, own, { lowerAfter: upper })]).toEqual([plan, best])
  }
})

test('the lower side is for the last stage before a double elimination, and for as many teams as have a slot', () => {
  const criteria = ['points'] as const
  const groups = { kind: 'round-robin', groups: 2, legs: 1, advance: 3, bestOf: 1, criteria } as const
  const problemOf = (plan: Partial<StagePlan>, format: 'single' | 'double' = 'double', teams = 18) =>
    stageProblem({ teams, format, stages: [{ ...groups, ...plan } as StagePlan] })?.problem ?? null
  expect(problemOf({ advanceLower: 4 })).toBeNull()
  expect(problemOf({ advanceLower: 5 })).toBe('lower-too-many')
  expect(problemOf({ advanceLower: 3 }, 'double', 13)).toBeNull()
  expect(problemOf({ advanceLower: 4 }, 'double', 13)).toBe('lower-too-many')
  expect(problemOf({ advanceLower: 1 }, 'single')).toBe('lower-not-double')
  expect(problemOf({ advanceLower: 1, bestOfNext: 1 })).toBe('lower-with-best')
  const between = { ...groups, advanceLower: 1 }
  expect(stageProblem({ teams: 18, format: 'double', stages: [between, { ...groups, advance: 1 }] })).toEqual(
    { stage: 0, problem: 'lower-not-double' },
  )
})
