import { chance } from '../../random/chance.ts'
import { shuffled } from '../../random/shuffled.ts'
import { dropMasks } from './dropMasks.ts'
import { leastCostAssignment } from './leastCostAssignment.ts'
import { seedOrder } from './seedOrder.ts'

/** A place of a group whose index is counted from 0. */
export interface GroupPlace {
  readonly group: number
  /** From 1. */
  readonly place: number
}

/** A place in the ranking of the teams with the same place in all groups ("second-best third place"). */
export interface RankedPlace {
  readonly place: number
  /** From 1. */
  readonly rank: number
}

export interface ProgressionRequest {
  readonly groups: number
  /** The number of teams of each group that advance. */
  readonly places: number
  /** The number of teams that advance in addition as the best ones of the next place; 0 for none. */
  readonly bestOfNext: number
  /** The number of teams of each group, after `places`, that enter the lower side; 0 for none. */
  readonly lowerPlaces: number
}

/** So many orders are tried for a bound. Brackets of up to 128 slots need fewer than twenty. */
const triesPerBound = 100

/**
 * Lists, by seed, the places of groups that go to a following elimination bracket: all first places, then all second
 * places and so on, then the best ones of the next place. The order of the groups within each tier is chosen so that in
 * a bracket of S slots (the next power of two) with seeds in standard order, the first t teams of a group cannot meet
 * before round log2 S − ⌈log2 t⌉ + 1, for each t up to `places`; in more than 128 slots it can be one round earlier.
 * The best ones of the next place come in the order of their rank; see `closeProgression`.
 *
 * The places that enter the lower side come last, by their seed in that side. None of their teams meets a group mate,
 * from either side, before the first lower round in which a section brings together more teams than there are groups: r
 * · 2^r teams in round 2r − 1, and (r + 1) · 2^r in round 2r. With 14 groups of which eight teams advance, four to each
 * side, and in more than 64 slots, it can be one round earlier. So can the meeting of two mates that both drop from the
 * upper side, from twelve groups on: the drops are ordered for late rematches.
 */
export function progression({
  groups,
  places,
  bestOfNext,
  lowerPlaces,
}: ProgressionRequest): readonly (GroupPlace | RankedPlace)[] {
  const slots = slotsFor(groups * places + bestOfNext)
  const slotOf = slotsBySeed(slots)
  const ranked = indexes(bestOfNext).map(index => ({ place: places + 1, rank: index + 1 }))
  let tiers = null
  for (let tries = 0; tiers === null; tries++) tiers = orderTiers(groups, places, slotOf, tries)
  const lowerTiers = orderLowerTiers(tiers, lowerPlaces, slotOf)
  const placesOf = (ordered: readonly (readonly number[])[], above: number) =>
    ordered.flatMap((tier, index) => tier.map(group => ({ group, place: above + index + 1 })))
  return [...placesOf(tiers, 0), ...ranked, ...placesOf(lowerTiers, places)]
}

/**
 * Replaces ranked places by those of their groups, when it is known which ones these are: `rankedGroups` lists them in
 * the order of ranks. They are permuted among their seeds so that as few group mates as possible can meet in the first
 * round, then as few in the second, and so on; then the sum of the squares by which seeds and ranks differ is the
 * smallest.
 */
export function closeProgression(
  entries: readonly (GroupPlace | RankedPlace)[],
  rankedGroups: readonly number[],
): readonly GroupPlace[] {
  const slotOf = slotsBySeed(slotsFor(entries.length))
  const fixed = entries.flatMap((entry, index) => ('group' in entry ? [{ ...entry, index }] : []))
  const open = entries.flatMap((entry, index) => ('rank' in entry ? [{ ...entry, index }] : []))
  const base = BigInt(entries.length ** 3)
  const costOf = (group: number, rank: number, seat: number): bigint => {
    const displacement = BigInt((seat - rank) ** 2)
    const slot = slotOf[open[seat]?.index ?? 0] ?? 0
    return fixed
      .filter(mate => mate.group === group)
      .map(mate => meetingRound(slot, slotOf[mate.index] ?? 0))
      .reduce((sum, round) => sum + base ** BigInt(Math.log2(slotOf.length) - round + 1), displacement)
  }
  const seats = leastCostAssignment(
    rankedGroups.map((group, rank) => open.map((_, seat) => costOf(group, rank, seat))),
  )
  const groupOfSeat = new Map(seats.map((seat, rank) => [seat, rankedGroups[rank] ?? 0]))
  const groupByIndex = new Map(open.map(({ index }, seat) => [index, groupOfSeat.get(seat) ?? 0]))
  return entries.map((entry, index) =>
    'group' in entry ? entry : { group: groupByIndex.get(index) ?? 0, place: entry.place },
  )
}

/**
 * The groups of each tier, seed by seed. The first tier takes the groups in their order. Every other one takes a
 * perfect matching of groups and seeds by augmenting paths, in which no team gets into a block of slots with a better
 * team of its group; null if there is none. Tries after the first one draw the order of the groups, and halve the
 * blocks after every `triesPerBound`.
 */
function orderTiers(
  groups: number,
  places: number,
  slotOf: readonly number[],
  tries: number,
): readonly (readonly number[])[] | null {
  const below = chance(tries)
  const slotsOfGroup = indexes(groups).map((): number[] => [])
  const tiers: (readonly number[])[] = []
  for (let tier = 0; tier < places; tier++) {
    const blockSize = Math.max(1, (slotOf.length / slotsFor(tier + 1)) >> Math.floor(tries / triesPerBound))
    const seats = slotOf.slice(tier * groups, (tier + 1) * groups)
    const isOpen = (group: number, slot: number) =>
      slotsOfGroup[group]?.every(taken => Math.floor(taken / blockSize) !== Math.floor(slot / blockSize))
    const order = tries === 0 || tier === 0 ? indexes(groups) : shuffled(indexes(groups), below)
    const holders = matchGroups(order, seats, (group, slot) => isOpen(group, slot) ?? false)
    if (holders === null) return null
    for (const [seat, group] of holders.entries()) slotsOfGroup[group]?.push(seats[seat] ?? 0)
    tiers.push(holders)
  }
  return tiers
}

/**
 * The groups of each tier of the lower side, seed by seed. In each tier as few pairs of group mates as possible can
 * meet in the first lower round, then as few in the second, and so on; mates that drop from the upper side count too.
 */
function orderLowerTiers(
  upperTiers: readonly (readonly number[])[],
  places: number,
  slotOf: readonly number[],
): readonly (readonly number[])[] {
  const groups = upperTiers[0]?.length ?? 0
  const upper = new Map(upperTiers.flat().map((group, index) => [slotOf[index] ?? 0, group]))
  const masks = dropMasks(Math.log2(slotOf.length) + 1)
  const base = BigInt(groups * (upperTiers.length + places)) ** 2n
  const lower = new Map<number, number>()
  const costOf = (group: number, slot: number): bigint =>
    [
      ...slotsOf(lower, group).map(mate => 2 * meetingRound(mate, slot) - 1),
      ...slotsOf(upper, group).map(mate => dropMeetingRound(mate, slot, masks, upper.has(mate ^ 1) ? 1 : 2)),
    ].reduce((sum, round) => sum + base ** BigInt(2 * masks.length - round), 0n)
  return indexes(places).map(tier => {
    const seats = slotOf.slice(tier * groups, (tier + 1) * groups)
    const seatOf = leastCostAssignment(indexes(groups).map(group => seats.map(slot => costOf(group, slot))))
    for (const [group, seat] of seatOf.entries()) lower.set(seats[seat] ?? 0, group)
    return seats.map(slot => lower.get(slot) ?? 0)
  })
}

function slotsOf(groupBySlot: ReadonlyMap<number, number>, wanted: number): readonly number[] {
  return [...groupBySlot].flatMap(([slot, group]) => (group === wanted ? [slot] : []))
}

/**
 * The first lower round in which the team of an upper slot can meet that of a lower one, after a loss in `firstLoss` or
 * a later upper round. The masks are those of `dropMasks`, in which entering the lower side counts as the first drop.
 */
function dropMeetingRound(upper: number, lower: number, masks: readonly number[], firstLoss: number): number {
  const rounds = masks.slice(firstLoss).map((mask, index) => {
    const loss = firstLoss + index
    const apart = meetingRound((upper >> loss) ^ mask, lower >> loss)
    return apart === 0 ? 2 * loss : 2 * (loss + apart) - 1
  })
  return Math.min(...rounds)
}

/** Returns the groups by seat, each on a slot that is open for it; null if that is impossible. */
function matchGroups(
  order: readonly number[],
  seats: readonly number[],
  isOpen: (group: number, slot: number) => boolean,
): readonly number[] | null {
  const holders = new Map<number, number>()
  const place = (group: number, seen: Set<number>): boolean => {
    const open = [...seats.keys()].filter(seat => isOpen(group, seats[seat] ?? 0))
    const free = open.find(seat => !holders.has(seat))
    const taken = () =>
      open.find(seat => {
        const holder = holders.get(seat)
        if (seen.has(seat) || holder === undefined) return false
        seen.add(seat)
        return place(holder, seen)
      })
    const seat = free ?? taken()
    if (seat === undefined) return false
    holders.set(seat, group)
    return true
  }
  if (!order.every(group => place(group, new Set()))) return null
  return seats.map((_, seat) => holders.get(seat) ?? 0)
}

/** The slot of the first round for each seed, from 0 at the top. */
function slotsBySeed(slots: number): readonly number[] {
  const slotOf = new Array<number>(slots).fill(0)
  for (const [slot, seed] of seedOrder(slots).entries()) slotOf[seed - 1] = slot
  return slotOf
}

/** The round in which two slots can meet; 0 for the same slot. */
function meetingRound(one: number, other: number): number {
  return 32 - Math.clz32(one ^ other)
}

/** The next power of two. */
function slotsFor(teams: number): number {
  return 2 ** Math.ceil(Math.log2(teams))
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
