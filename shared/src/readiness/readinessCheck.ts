import type { Player } from '../player/player.ts'

/**
 * A check of who is there, as the competition holds it. Times are milliseconds since the epoch, by the server's clock.
 * It is over at its deadline, whether or not anybody has recorded that yet.
 */
export interface ReadinessCheck {
  /** Made by whoever starts it. */
  readonly checkId: string
  readonly startedAt: number
  readonly deadline: number
  /** Null until an organizer or the timer has closed it. */
  readonly closedAt: number | null
}

/** How long a check may last, and how long it lasts unless somebody chooses otherwise. */
export const readinessMinutes = { min: 1, max: 30, usual: 5 } as const

export function isCheckOpen({ closedAt, deadline }: ReadinessCheck, now: number): boolean {
  return closedAt === null && now < deadline
}

/** Whether a player has confirmed in this check; what they confirmed in an earlier one counts for nothing. */
export function isReady({ ready }: Pick<Player, 'ready'>, { checkId }: ReadinessCheck): boolean {
  return ready?.checkId === checkId
}
