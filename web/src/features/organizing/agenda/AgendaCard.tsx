import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { isOver, type Match, type Side } from '@upper-bracket/shared/bracket/model/match'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyMatchWorth } from '#features/bracket/prospects/LazyMatchWorth.tsx'
import { useIsQueued } from '#features/bracket/state/bracketScope.ts'
import { useOpenMatch } from '#features/bracket/state/useBracketAddress.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { AgendaControls } from './AgendaControls.tsx'

interface AgendaCardProps {
  readonly match: Match
  /** The minutes since the match started, or should or could have started; null if unknown. */
  readonly minutes: number | null
  readonly late: boolean
  /** The names of missing players, by team. */
  readonly missing: ReadonlyMap<string, string>
  /** Whether its action is the next step on the page. */
  readonly urgent: boolean
}

/** A match that organizers run, in their agenda: its state, its teams and their controls. */
export const AgendaCard = memo(function AgendaCard(props: AgendaCardProps) {
  const { match, minutes, late, missing, urgent } = props
  const { t } = useTranslation('bracket')
  const noteOf = (side: Side) => {
    const { teamId } = match.slots[side]
    // Teams that are playing have checked in.
    const names = teamId === null || match.status !== 'ready' ? undefined : missing.get(teamId)
    return names === undefined ? undefined : t('notReady', { names })
  }
  return (
    <Box
      component="li"
      data-agenda={match.id}
      data-status={match.status}
      sx={[card, frameOf(match, late), isOver(match) && dimmed]}
    >
      <AgendaControls
        match={match}
        notes={[noteOf(0), noteOf(1)]}
        heading={<Heading match={match} minutes={minutes} late={late} />}
        urgent={urgent}
      />
      <Box sx={worth}>
        <LazyMatchWorth match={match} />
      </Box>
    </Box>
  )
})

/** A heading that opens the panel of the match. */
function Heading({ match, minutes, late }: Pick<AgendaCardProps, 'match' | 'minutes' | 'late'>) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const openMatch = useOpenMatch()
  const isQueued = useIsQueued(match.id)
  const start = texts.start(match)
  const isDue = late && start !== null && minutes !== null
  const state =
    match.status === 'running' && minutes !== null
      ? t('runningFor', { minutes })
      : [start ?? [], texts.status(match)].flat().join(' · ')
  const written =
    match.status === 'ready' && minutes !== null ? t('readyFor', { minutes }) : t('lateState', { state })
  const shown = isDue ? t('lateBy', { minutes }) : late ? written : state
  return (
    <Box
      component="button"
      type="button"
      aria-haspopup="dialog"
      onClick={() => openMatch(match.id)}
      sx={headingButton}
    >
      <span>{[texts.place(match), texts.ahead(match) ?? []].flat().join(' · ')}</span>
      <Box component="span" sx={[stateText, late && lateText, match.status === 'running' && !late && onText]}>
        {isQueued ? texts.queued(shown) : shown}
      </Box>
      <span style={visuallyHidden}>{texts.teams(match)}</span>
    </Box>
  )
}

/** A finished match stays in its place for a moment. */
const dimmed = { opacity: 0.75 } as const

/** Takes no room while it is empty. */
const worth = { px: 0.75, '&:empty': { display: 'none' } } as const

const card = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  minWidth: 0,
  p: 0.75,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderRadius: 1,
} as const

function frameOf({ status }: Match, late: boolean) {
  const color = late ? 'warning.main' : status === 'running' ? 'brand.main' : 'divider'
  return { borderColor: color } as const
}

const headingButton = {
  display: 'grid',
  alignContent: 'center',
  position: 'relative',
  minHeight: 44,
  minWidth: 0,
  width: '100%',
  px: 0.75,
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  textAlign: 'left',
  color: 'text.secondary',
  bgcolor: 'transparent',
  border: 0,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'background.raised' },
} as const

const stateText = { fontWeight: 650 } as const
const lateText = { color: 'warning.main' } as const
const onText = { color: 'brand.main' } as const
