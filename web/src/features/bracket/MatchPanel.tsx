import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Role } from '@upper-bracket/shared/competition/permissions'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope, useMatch } from './bracketScope.ts'
import { MatchActions } from './MatchActions.tsx'
import { MatchWays } from './MatchWays.tsx'
import { PathButtons } from './PathButtons.tsx'
import { useOpenMatch } from './useBracketAddress.ts'
import { useMatchTexts } from './useMatchTexts.ts'

interface MatchPanelProps {
  readonly matchId: string
  readonly roles: ReadonlySet<Role>
  /** What can be undone of what has just been done here. */
  readonly undo: ReactNode
}

/** One match: its teams and score, where they go from here and, for organizers, what can be done with it now. */
export function MatchPanel({ matchId, roles, undo }: MatchPanelProps) {
  const { t } = useTranslation(['bracket', 'common'])
  const texts = useMatchTexts()
  const match = useMatch(matchId)
  const { numbers } = useBracketScope()
  const openMatch = useOpenMatch()
  const id = useId()
  // The address can name anything, also a bye that is not shown.
  if (match === null || !numbers.has(matchId)) return null
  const close = () => openMatch(null)

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={id} slotProps={sheetOnPhone}>
      <Box sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
          <div>
            <Typography id={id} variant="h3" component="h2">
              {texts.number(match)}
            </Typography>
            <Typography color="textSecondary">
              {[texts.round(match), t('bestOf', { count: match.bestOf }), texts.status(match)].join(' · ')}
            </Typography>
          </div>
          <IconButton aria-label={t('common:close')} onClick={close} edge="end">
            <Close />
          </IconButton>
        </Box>
        {undo}
        <MatchActions key={match.id} match={match} roles={roles} />
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', fontSize: 15 }}>
          <MatchWays match={match} />
        </Box>
        <PathButtons match={match} />
      </Box>
    </Dialog>
  )
}

/** On a phone the panel rises from the lower edge, where the thumb is. */
const sheetOnPhone = {
  container: { sx: { '@media (max-width: 699.95px)': { alignItems: 'flex-end' } } },
  paper: {
    sx: {
      '@media (max-width: 699.95px)': {
        m: 0,
        width: '100%',
        maxWidth: 'none',
        borderBottomLeftRadius: 0,
        borderBottomRightRadius: 0,
        pb: 'env(safe-area-inset-bottom)',
      },
    },
  },
} as const
