import Close from '@mui/icons-material/Close'
import OpenInFull from '@mui/icons-material/OpenInFull'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { LazyMatchWorth } from '#features/bracket/prospects/LazyMatchWorth.tsx'
import { useBracketScope, useFreeSlots, useIsQueued, useMatch } from '#features/bracket/state/bracketScope.ts'
import { useOpenMatch } from '#features/bracket/state/useBracketAddress.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { AdvancementLinks } from '#features/bracket/match/AdvancementLinks.tsx'
import { LineUps } from '#features/bracket/match/LineUps.tsx'
import { MatchControls } from './MatchControls.tsx'
import { MatchResult } from '#features/bracket/match/MatchResult.tsx'
import { nextControl } from './nextControl.ts'
import { PlannedStart } from '#features/bracket/match/PlannedStart.tsx'
import { TeamPathButtons } from '#features/bracket/match/TeamPathButtons.tsx'

interface MatchPanelProps {
  readonly matchId: string
  readonly roles: ReadonlySet<Role>
  /** The offer to undo the last command. */
  readonly undo: ReactNode
}

/** One match: its teams, score and onward links and, for people who score it, its controls. */
export default function MatchPanel({ matchId, roles, undo }: MatchPanelProps) {
  const { t } = useTranslation(['bracket', 'common'])
  const texts = useMatchTexts()
  const match = useMatch(matchId)
  const { competitionId, numbers } = useBracketScope()
  const openMatch = useOpenMatch()
  const id = useId()
  useFreeSlots(match)
  const isQueued = useIsQueued(matchId)
  // The address can contain any id, even that of a bye that is not shown.
  if (match === null || !numbers.has(matchId)) return null
  const close = () => openMatch(null)
  const scores = may('scoreMatch', roles)

  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={scores ? calmSheet : sheet}
    >
      <Box sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
          <div>
            <Typography id={id} variant="h3" component="h2">
              {texts.number(match)}
            </Typography>
            <Typography color="textSecondary">
              {[texts.round(match), texts.length(match)].join(' · ')}
            </Typography>
            {/* The result is on its own line, so that the height never changes. */}
            <Typography sx={{ color: match.status === 'running' ? 'brand.main' : 'text.secondary' }}>
              {isQueued ? texts.queued(texts.status(match)) : texts.status(match)}
            </Typography>
            <PlannedStart match={match} />
          </div>
          <IconButton aria-label={t('common:close')} onClick={close} edge="end" {...nextControl('close')}>
            <Close />
          </IconButton>
        </Box>
        {scores ? (
          <MatchControls key={match.id} match={match} roles={roles} undo={undo} />
        ) : (
          <MatchResult match={match} />
        )}
        <LazyMatchWorth match={match} />
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', fontSize: 15 }}>
          <AdvancementLinks match={match} />
        </Box>
        <TeamPathButtons match={match} />
        <LineUps match={match} />
        <Button
          component={Link}
          to={hrefs.match(competitionId, match.id)}
          size="small"
          color="inherit"
          startIcon={<OpenInFull />}
          sx={{ justifySelf: 'start', ml: -0.5 }}
        >
          {t('matchPage')}
        </Button>
      </Box>
    </Dialog>
  )
}

const onPhone = '@media (max-width: 699.95px)'
const sheetOnPhone = {
  m: 0,
  width: '100%',
  maxWidth: 'none',
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
  pb: 'env(safe-area-inset-bottom)',
} as const

/** On a phone the panel slides up from the bottom edge, within reach of the thumb. */
const sheet = {
  container: { sx: { [onPhone]: { alignItems: 'flex-end' } } },
  paper: { sx: { [onPhone]: sheetOnPhone } },
} as const

/** With controls, the upper edge stays in place when the content changes. */
const calmSheet = {
  container: { sx: { alignItems: 'flex-start', [onPhone]: { alignItems: 'flex-end' } } },
  paper: {
    sx: {
      mt: '8dvh',
      // Leaves room for the focus ring of elements that are scrolled to.
      scrollPaddingBlock: '8px',
      maxHeight: 'calc(92dvh - 24px)',
      [onPhone]: { ...sheetOnPhone, height: 'calc(100dvh - 24px)', maxHeight: 'none' },
    },
  },
} as const
