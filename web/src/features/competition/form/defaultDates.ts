const dayMs = 24 * 60 * 60_000

/** Default dates: Saturday 15:00, three to nine days ahead, with registration until 20:00 on the day before. */
export function defaultDates(now: number): {
  readonly startDate: number
  readonly registrationDeadline: number
} {
  const start = new Date(now + 3 * dayMs)
  start.setDate(start.getDate() + ((6 - start.getDay() + 7) % 7))
  start.setHours(15, 0, 0, 0)
  const deadline = new Date(start)
  deadline.setDate(deadline.getDate() - 1)
  deadline.setHours(20, 0, 0, 0)
  return { startDate: start.getTime(), registrationDeadline: deadline.getTime() }
}
