import { isCheckOpen, type ReadinessCheck } from '@upper-bracket/shared/readiness/readinessCheck'
import { remainingTime } from './remainingTime.ts'
import { useServerNow } from './useServerNow.ts'

interface CheckTime {
  readonly open: boolean
  /** False until the server's time is known, so that nothing is shown for a moment and then removed. */
  readonly known: boolean
  /** '4:07'; a placeholder while the server's time is unknown. */
  readonly left: string
}

/**
 * Returns whether a readiness check is open by the server's clock, and the time left, updated every second. If the time
 * cannot be measured, a check that is not closed counts as open, and the server decides.
 */
export function useCheckTime(check: ReadinessCheck | null): CheckTime {
  const isClosed = check === null || check.closedAt !== null
  const now = useServerNow(isClosed ? null : 1000)
  if (isClosed) return { open: false, known: true, left: '' }
  if (now === undefined) return { open: false, known: false, left: unknownTime }
  if (now === null) return { open: true, known: true, left: unknownTime }
  return { open: isCheckOpen(check, now), known: true, left: remainingTime(check.deadline, now) }
}

const unknownTime = '–:––'
