import type { Match } from '../model/match.ts'
import type { BracketLogEntry } from './logEntry.ts'

/** For this long a producer may take back what they did. */
export const takeBackMs = 60_000

interface TakingBack {
  /** The caller's entries of the log about the match. */
  readonly own: readonly Pick<BracketLogEntry, 'at'>[]
  /** Whether later matches would be reverted as well. */
  readonly cascade: boolean | undefined
  readonly now: number
}

/**
 * Whether a producer may take back the start or the result of a match: their own step made it what it is, less than a
 * minute ago, and nothing else depends on it. Organizers always may.
 */
export function mayTakeBack({ since }: Pick<Match, 'since'>, { own, cascade, now }: TakingBack): boolean {
  if (since === undefined || cascade || now - since.at > takeBackMs) return false
  return own.some(({ at }) => at === since.at)
}

/** Whether a producer may take a change back: it is their own, less than a minute old. */
export function isOwnStep(
  { uid, at }: Pick<BracketLogEntry, 'uid' | 'at'>,
  by: { readonly uid: string | null; readonly now: number },
): boolean {
  return uid === by.uid && by.now - at <= takeBackMs
}
