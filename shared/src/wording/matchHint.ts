import type { TFunction } from 'i18next'
import type { MatchStatus } from '../bracket/model/match.ts'

/** The texts that say what a match waits for. */
const hints = {
  waiting: 'waitingHint',
  ready: 'readyHint',
  running: null,
  finished: null,
  bye: 'byeHint',
} as const satisfies Record<MatchStatus, string | null>

/** Says what a match waits for; null if it has begun. */
export function matchHint(
  t: TFunction<'bracket'>,
  { status }: { readonly status: MatchStatus },
): string | null {
  const hint = hints[status]
  return hint && t(hint)
}
