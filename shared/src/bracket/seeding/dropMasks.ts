/**
 * Where losers of the upper side drop to: the loser of match i of upper round r goes to place i XOR
 * `dropMasks(rounds)[r - 1]` of the lower round that takes them in. `rounds` is the number of upper rounds. Seen from a
 * place of the lower side, the losers of upper round t who can have come there are those of one block of the upper
 * side. Two teams can meet a second time where the blocks of two drops coincide; blocks double in size, and halve in
 * number, every second lower round. So the blocks of consecutive drops stay apart for as large blocks as possible: they
 * are spread over the bracket like the van der Corput sequence in base 2, whose first n numbers lie in n different
 * parts of any division into 2^m ≥ n equal parts. That puts the first possible rematch as late as any order of drops
 * can, and keeps the drops that have to coincide then far from each other in time.
 */
export function dropMasks(rounds: number): readonly number[] {
  return Array.from({ length: rounds }, (_, index) => {
    const round = index + 1
    return reverseBits(index, rounds) >> round
  })
}

/** Reverses the lowest `bits` bits of a number. */
function reverseBits(value: number, bits: number): number {
  let reversed = 0
  for (let bit = 0; bit < bits; bit++) {
    if (value & (1 << bit)) reversed |= 1 << (bits - 1 - bit)
  }
  return reversed
}
