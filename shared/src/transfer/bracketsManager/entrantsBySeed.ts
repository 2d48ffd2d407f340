import { seedOrder } from '../../bracket/seeding/seedOrder.ts'
import type { TheirMatch, TheirOpponent } from './bracketsManagerData.ts'

/**
 * The participants in the order of our seeds, so that they meet as in the given first round. Matches, and halves of the
 * bracket, can exchange their places without a difference. Null if the byes are elsewhere even so.
 */
export function entrantsBySeed(slots: readonly TheirOpponent[]): readonly (TheirMatch['id'] | null)[] | null {
  const seeds = seedOrder(slots.length)
  const teams = slots.filter(slot => slot !== null).length
  const isBye = seeds.map(seed => seed > teams)
  const arranged = arrange(slots, isBye)
  if (arranged === null || teams < 2) return null
  return seeds
    .map((seed, index) => ({ seed, slot: arranged[index] ?? null }))
    .sort((one, other) => one.seed - other.seed)
    .slice(0, teams)
    .map(({ slot }) => slot?.id ?? null)
}

function arrange(
  slots: readonly TheirOpponent[],
  isBye: readonly boolean[],
): readonly TheirOpponent[] | null {
  const [only] = slots
  if (slots.length === 1) return (only === null) === isBye[0] ? slots : null
  const half = slots.length / 2
  const [upper, lower] = [slots.slice(0, half), slots.slice(half)]
  for (const [one, other] of [
    [upper, lower],
    [lower, upper],
  ] as const) {
    const above = arrange(one, isBye.slice(0, half))
    const below = above && arrange(other, isBye.slice(half))
    if (above && below) return [...above, ...below]
  }
  return null
}
