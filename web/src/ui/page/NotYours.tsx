import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'

interface NotYoursProps {
  readonly competitionId: string
  readonly title: string
  readonly text: string
}

/** Shown instead of a tab that is for organizers only. */
export function NotYours({ competitionId, title, text }: NotYoursProps) {
  const { t } = useTranslation('competition')
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button component={Link} to={hrefs.competition(competitionId)} variant="contained">
          {t('toCompetition')}
        </Button>
      }
    />
  )
}
