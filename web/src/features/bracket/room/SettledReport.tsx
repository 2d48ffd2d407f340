import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { MatchRoom } from '@upper-bracket/shared/matchDay/matchRoom'
import { useTranslation } from 'react-i18next'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { RoomSection } from './RoomSection.tsx'

/** How the result of a match came about; nothing where its teams had no part in it. */
export function SettledReport({ match, room }: { match: Match; room: MatchRoom | null }) {
  const { t } = useTranslation('room')
  const report = room?.report
  // What was corrected later is no longer what was settled here.
  if (!report?.settled || report.revision + 1 !== match.revision) return null
  return (
    <RoomSection title={t('result')}>
      <Typography color="textSecondary">
        {t(`settled_${report.settled.how}`)} · <LocalTime at={report.settled.at} length="short" />
      </Typography>
    </RoomSection>
  )
}
