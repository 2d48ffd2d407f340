/** Returns a function that says how many milliseconds too early a message is; 0 if it is accepted. */
export function rateLimit(most: number, withinMs: number): (now: number) => number {
  let taken: number[] = []
  return now => {
    taken = taken.filter(at => at > now - withinMs)
    const [first = now] = taken
    if (taken.length >= most) return first + withinMs - now
    taken.push(now)
    return 0
  }
}
