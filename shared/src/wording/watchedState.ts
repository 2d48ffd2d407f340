import type { TFunction } from 'i18next'
import type { Match } from '../bracket/model/match.ts'
import type { MatchTexts } from './matchTexts.ts'

interface Lateness {
  readonly late: boolean
  /** The minutes since the match started, or should have started; null if unknown. */
  readonly minutes: number | null
}

/**
 * Returns what is said of a match on the agenda of those who watch: for how long it has been running, by how much it is
 * late, or its status.
 */
export function watchedState(
  t: TFunction<'bracket'>,
  texts: Pick<MatchTexts, 'start' | 'status'>,
  match: Match,
  { late, minutes }: Lateness,
): string {
  const start = texts.start(match)
  if (match.status === 'running' && minutes !== null) return t('runningFor', { minutes })
  if (late && start !== null && minutes !== null) return t('lateBy', { minutes })
  return [start ?? [], texts.status(match)].flat().join(' · ')
}
