import type { TFunction } from 'i18next'
import type { Match } from '../bracket/model/match.ts'
import type { MatchTexts } from './matchTexts.ts'

interface Lateness {
  readonly late: boolean
  /** The minutes since the match started, or should have started; null if unknown. */
  readonly minutes: number | null
}

/**
 * Returns what is said of a match on the agenda of those who watch: whether it starts at 1:0, and for how long it has been
 * running, by how much it is late, or its status.
 */
export function watchedState(
  t: TFunction<'bracket'>,
  texts: Pick<MatchTexts, 'ahead' | 'start' | 'status'>,
  match: Match,
  { late, minutes }: Lateness,
): string {
  const start = texts.start(match)
  const isRunning = match.status === 'running'
  const isDue = isRunning || (late && start !== null)
  const state =
    isDue && minutes !== null
      ? t(isRunning ? 'runningFor' : 'lateBy', { minutes })
      : [start ?? [], texts.status(match)]
  return [texts.ahead(match) ?? [], state].flat(2).join(' · ')
}
