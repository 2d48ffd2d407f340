import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/page/EmptyState.tsx'

interface NoTeamsYetProps {
  /** Whether line-ups can still change; if not, nobody can create teams. */
  readonly open: boolean
  readonly onCreate: (() => void) | null
  readonly onDistribute: (() => void) | null
}

/** Shown if there are players but no teams: distribute them, create a team, or wait. */
export function NoTeamsYet({ open, onCreate, onDistribute }: NoTeamsYetProps) {
  const { t } = useTranslation('teams')
  const text = onDistribute ? 'noTeamsOrganizer' : onCreate ? 'noTeamsPlayer' : 'noTeamsViewer'
  return (
    <EmptyState
      title={t('noTeamsTitle')}
      text={open ? t(text) : undefined}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {onDistribute !== null && (
            <Button variant="contained" onClick={onDistribute}>
              {t('distribute')}
            </Button>
          )}
          {onCreate !== null && (
            <Button variant="outlined" color="inherit" onClick={onCreate}>
              {t('create')}
            </Button>
          )}
        </Box>
      }
    />
  )
}
