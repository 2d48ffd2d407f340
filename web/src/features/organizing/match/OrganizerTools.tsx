import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { placeTeam } from '@upper-bracket/shared/bracket/slots/placeTeam'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { isDrawnByTable } from '@upper-bracket/shared/bracket/stages/isDrawnByTable'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import type { MatchDialog } from './MatchDialogs.tsx'

interface OrganizerToolsProps {
  readonly match: Match
  readonly onOpenDialog: (dialog: MatchDialog) => void
}

/** An organizer's less frequent actions, next to each other for both slots. */
export function OrganizerTools({ match, onOpenDialog }: OrganizerToolsProps) {
  const { t } = useTranslation('bracket')
  const id = useId()
  const isOn = match.status === 'ready' || match.status === 'running'
  if (match.status === 'finished' || match.status === 'bye') return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} component="h3" variant="overline" color="textSecondary">
        {t('organizerTools')}
      </Typography>
      {([0, 1] as const).map(side => (
        <SideTools key={side} match={match} side={side} onOpenDialog={onOpenDialog} />
      ))}
      <Box sx={tools}>
        {isOn && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => onOpenDialog({ kind: 'forfeit', sides: [0, 1] })}
          >
            {t('forfeitBoth')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => onOpenDialog({ kind: match.status === 'running' ? 'unstart' : 'length' })}
        >
          {t(match.status === 'running' ? 'unstart' : 'seriesLength')}
        </Button>
      </Box>
    </Box>
  )
}

interface SideToolsProps {
  readonly match: Match
  readonly side: Side
  readonly onOpenDialog: (dialog: MatchDialog) => void
}

function SideTools({ match, side, onOpenDialog }: SideToolsProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { teamId, closed } = match.slots[side]
  const mayPlace = useMayPlace(match, side)
  return (
    <Box role="group" aria-label={texts.slot(match, side)}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {texts.slot(match, side)}
        {teamId !== null && closed && ` · ${t('mark_disqualified')}`}
      </Typography>
      <Box sx={tools}>
        {teamId !== null ? (
          <Button
            variant="outlined"
            color="inherit"
            aria-haspopup="dialog"
            onClick={() => onOpenDialog({ kind: 'team', teamId })}
          >
            {t('teamMenu')}
          </Button>
        ) : (
          mayPlace && (
            <Button variant="outlined" color="inherit" onClick={() => onOpenDialog({ kind: 'place', side })}>
              {t('place')}
            </Button>
          )
        )}
      </Box>
    </Box>
  )
}

/** Whether a team can be placed in an empty slot: in a table only where one was once taken out by hand. */
function useMayPlace(match: Match, side: Side): boolean {
  const { shape } = useBracketScope()
  const matches = useMatches()
  if (!isDrawnByTable(shape, match)) return true
  if (match.slots[side].teamId !== null || match.slots[side].closed) return false
  const bracket = liveBracket(shape, matches)
  return shape.teamIds.some(teamId => placeTeam(bracket, { matchId: match.id, side }, teamId).ok)
}

/** Equal buttons in columns, so that none stands alone. */
const tools = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  gap: 1,
  mt: 0.5,
  '& > button': {
    minWidth: 0,
    minHeight: 44,
    px: 1,
    lineHeight: 1.25,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
} as const
