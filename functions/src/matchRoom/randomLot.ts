import { randomInt } from 'node:crypto'

/** Exceeds any number of choices. */
const lotSize = 2 ** 32

/** Returns an unpredictable number in [0, 1). */
export function randomLot(): number {
  return randomInt(lotSize) / lotSize
}
