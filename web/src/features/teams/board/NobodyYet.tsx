import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { useNow } from '#ui/time/useNow.ts'

/** Shown if there are no players and no teams: the next step is to invite some. */
export function NobodyYet({
  competition,
  organizer,
  onAddPlayers,
}: {
  competition: CompetitionDocument
  organizer: boolean
  /** Null if the viewer may not. */
  onAddPlayers: (() => void) | null
}) {
  const { t } = useTranslation('teams')
  const now = useNow(competition.registrationDeadline)
  const closed = competition.status !== 'registration' || now > competition.registrationDeadline
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t(closed ? 'emptyClosed' : organizer ? 'emptyOrganizer' : 'emptyViewer')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {onAddPlayers !== null && (
            <Button variant="contained" onClick={onAddPlayers}>
              {t('addPlayers')}
            </Button>
          )}
          {!closed && <CopyLinkButton href={hrefs.competition(competition.id)} variant="outlined" />}
        </Box>
      }
    />
  )
}
