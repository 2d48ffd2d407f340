/** The seeds of a match; the first one is on side 0, which has the first choice. */
export type SeedPair = readonly [number, number]

/**
 * The rounds of a round robin of 2 to 32 teams, whose seeds are numbered from 1, by the Berger tables (FIDE Handbook
 * C.05, annex 1). Each two meet once in each leg. In a leg the sides of a team differ by at most one; no team has the
 * same side in two consecutive matches if the number of teams n is odd, and n − 2 times a team does if it is even. An
 * odd n leaves a team without a match in each round. The second leg swaps the sides and starts with the second round,
 * so that no team has the same side three times in a row.
 */
export function roundRobinRounds(teams: number, legs: 1 | 2): readonly (readonly SeedPair[])[] {
  const places = teams + (teams % 2)
  const first = Array.from({ length: places - 1 }, (_, round) =>
    pairsOf(round, places).filter(pair => Math.max(...pair) <= teams),
  )
  if (legs === 1) return first
  const swapped = first.map(pairs => pairs.map(([one, other]): SeedPair => [other, one]))
  return [...first, ...swapped.slice(1), ...swapped.slice(0, 1)]
}

/**
 * The last seed stays, and the others stand in a circle that turns by half of the places with each round. The seeds at
 * the same distance from the head of the circle meet; the one at the head meets the last seed, on alternating sides.
 */
function pairsOf(round: number, places: number): readonly SeedPair[] {
  const circle = places - 1
  const head = (round * places) / 2
  const seedAt = (position: number) => ((head + position + circle) % circle) + 1
  const last: SeedPair = round % 2 === 0 ? [seedAt(0), places] : [places, seedAt(0)]
  const others = Array.from({ length: places / 2 - 1 }, (_, index): SeedPair => {
    const distance = index + 1
    return [seedAt(distance), seedAt(-distance)]
  })
  return [last, ...others]
}
