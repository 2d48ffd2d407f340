import CheckCircle from '@mui/icons-material/CheckCircle'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import Box from '@mui/material/Box'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { currentCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import { asksForDecision } from '@upper-bracket/shared/matchRoom/matchStep'
import { isSameValue } from '@upper-bracket/shared/text/isSameValue'
import { memo } from 'react'
import { QueueButton } from '#features/broadcast/queue/QueueButton.tsx'
import { useOpenMatch } from '#features/bracket/state/useBracketAddress.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { SelfRunAction } from './SelfRunAction.tsx'
import { StepClock } from './StepClock.tsx'
import { TeamLines } from './TeamLines.tsx'
import type { AgendaRow } from './useAgenda.ts'
import { useStepText } from './useStepText.ts'

interface SelfRunMatchProps {
  readonly row: AgendaRow
  /** The server's time; null while it is unknown. */
  readonly now: number | null
  /** Whether its action is the next step on the page. */
  readonly urgent: boolean
}

/**
 * A match that its teams run, in the agenda of organizers: what it waits for, from whom and for how long. Organizers
 * decide what the teams cannot; starting and scoring it is an exception, in its panel.
 */
export const SelfRunMatch = memo(function SelfRunMatch({ row, now, urgent }: SelfRunMatchProps) {
  const { match, step, matchRoom, late } = row
  const texts = useMatchTexts()
  const text = useStepText(row, now)
  const openMatch = useOpenMatch()
  const needsDecision = asksForDecision(step)
  const checkIn = matchRoom === null ? null : currentCheckIn(matchRoom, match)
  const tone =
    needsDecision || (late && step.kind === 'report') ? 'warning' : step.kind === 'report' ? 'on' : 'calm'
  return (
    <Box
      component="li"
      data-agenda={match.id}
      data-status={match.status}
      data-step={step.kind}
      sx={[card, { borderColor: frame[tone] }, isOver(match) && { opacity: 0.75 }]}
    >
      <Box sx={{ display: 'flex', alignItems: 'start' }}>
        <Box
          component="button"
          type="button"
          aria-haspopup="dialog"
          onClick={() => openMatch(match.id)}
          sx={opener}
        >
          <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <Box component="span" sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
              {[texts.place(match), texts.ahead(match) ?? []].flat().join(' · ')}
              <Box component="span" sx={[stateText, { color: frame[tone === 'calm' ? 'text' : tone] }]}>
                {text}
              </Box>
            </Box>
            {step.deadline !== null && step.kind !== 'before-check-in' && <StepClock until={step.deadline} />}
          </Box>
          <Box component="span" sx={{ color: 'text.primary', fontSize: '0.9375rem' }}>
            <TeamLines
              match={match}
              {...(checkIn && {
                mark: side =>
                  checkIn.at[side] === null ? (
                    <HourglassEmpty color="disabled" fontSize="inherit" />
                  ) : (
                    <CheckCircle color="success" fontSize="inherit" />
                  ),
              })}
            />
          </Box>
        </Box>
        <QueueButton match={match} />
      </Box>
      {needsDecision && <SelfRunAction row={row} urgent={urgent} />}
    </Box>
  )
}, isSameValue)

const frame = { warning: 'warning.main', on: 'brand.main', calm: 'divider', text: 'text.primary' } as const

const card = {
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderRadius: 1,
  overflow: 'hidden',
} as const

const opener = {
  display: 'grid',
  gap: 0.5,
  width: '100%',
  minWidth: 0,
  px: 1.25,
  py: 1,
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  textAlign: 'left',
  color: 'text.secondary',
  bgcolor: 'transparent',
  border: 0,
  outlineOffset: -3,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'background.raised' },
} as const

const stateText = { display: 'block', fontWeight: 650 } as const
