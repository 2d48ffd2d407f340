import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/page/EmptyState.tsx'

interface NoTeamsYetProps {
  /** Whether line-ups can still change; if not, nobody can create teams. */
  readonly open: boolean
  /** Whether the viewer may distribute the players, which the head of the page offers. */
  readonly mayDistribute: boolean
  readonly isDrafting: boolean
  readonly onCreate: (() => void) | null
}

/** Shown if there are players but no teams: distribute them, create a team, or wait. */
export function NoTeamsYet({ open, mayDistribute, isDrafting, onCreate }: NoTeamsYetProps) {
  const { t } = useTranslation('teams')
  const text = isDrafting
    ? 'noTeamsDraft'
    : mayDistribute
      ? 'noTeamsOrganizer'
      : onCreate
        ? 'noTeamsPlayer'
        : 'noTeamsViewer'
  return (
    <EmptyState
      title={t('noTeamsTitle')}
      text={open ? t(text) : undefined}
      action={
        onCreate !== null && (
          <Button variant="outlined" color="inherit" onClick={onCreate}>
            {t('create')}
          </Button>
        )
      }
    />
  )
}
