/**
 * Returns a generator of numbers from 0 up to, but not including, `below`; the same seed gives the same numbers
 * (mulberry32).
 */
export function chance(seed: number): (below: number) => number {
  let state = seed | 0
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
