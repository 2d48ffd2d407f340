import Typography from '@mui/material/Typography'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { followedStarts, plannedEnd } from '@upper-bracket/shared/schedule/followedStarts'
import { useTranslation } from 'react-i18next'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { serverTime } from '#platform/clock/serverClock.ts'
import { useWrittenStart } from '#ui/time/useWrittenStart.ts'

interface EndMovesProps {
  readonly before: Bracket
  readonly after: Bracket
}

/** When the competition ends by its schedule after a change, if that differs; nothing without a plan. */
export function EndMoves({ before, after }: EndMovesProps) {
  const { t } = useTranslation('reshaping')
  const { schedule: settings } = useBracketScope().shape
  const written = useWrittenStart()
  if (settings === undefined) return null
  const starts = followedStarts(before, after, { settings, now: serverTime() ?? Date.now() })
  const [was, is] = [plannedEnd(before, settings), plannedEnd(after, settings, starts)]
  if (was === null || is === null || was === is) return null
  return <Typography>{t('endMoves', { time: written(is), before: written(was) })}</Typography>
}
