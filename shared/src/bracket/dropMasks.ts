/**
 * Where losers of the upper side drop to: the loser of match i of upper round r goes to place i XOR
 * `dropMasks(rounds)[r - 1]` of the lower round that takes them in. `rounds` is the number of upper rounds.
 *
 * Seen from a place of the lower side, the losers of upper round t that can have come there are those of one
 * block of the upper side. Two teams can meet a second time where the blocks of two drops coincide, and blocks
 * double in size, and halve in number, every second lower round. The masks keep the blocks of as many drops
 * apart, up to as large blocks, as there is room for, which puts the first possible rematch as late as any
 * order of drops can. Drops beyond that are sent where they coincide with the oldest ones: such a rematch
 * takes the most wins in between.
 */
export function dropMasks(rounds: number): readonly number[] {
  const level = lastCleanLevel(rounds)
  const blocks = 2 ** (rounds - level)
  const apart = Math.min(level, blocks)

  const masks: number[] = []
  for (let round = 1; round <= rounds; round++) {
    masks.push(
      round <= apart
        ? reverseBits(round - 1, rounds - level) << (level - round)
        : leastContested(masks, 2 ** (rounds - round)),
    )
  }
  return masks
}

/** The largest block level on which every drop so far can have a block of its own. */
function lastCleanLevel(rounds: number): number {
  let level = 1
  while (level < rounds && 2 ** (rounds - level - 1) >= level) level++
  return level
}

/** Consecutive numbers end up far apart: the teams of consecutive drops are the likeliest to meet again. */
function reverseBits(value: number, bits: number): number {
  let reversed = 0
  for (let bit = 0; bit < bits; bit++) {
    if (value & (1 << bit)) reversed |= 1 << (bits - 1 - bit)
  }
  return reversed
}

/** The block into which the fewest and the oldest of the earlier drops have come. */
function leastContested(masks: readonly number[], blocks: number): number {
  const round = masks.length + 1
  const contest = new Array<number>(blocks).fill(0)
  for (const [index, mask] of masks.entries()) {
    const block = mask >> (round - index - 1)
    contest[block] = (contest[block] ?? 0) + 4 ** index
  }
  return contest.indexOf(Math.min(...contest))
}
