import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { currentStep, type Veto } from '@upper-bracket/shared/matchRoom/veto/veto'
import { chosenSteps } from '@upper-bracket/shared/matchRoom/veto/vetoResult'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { MatchRoomSection } from '../matchRoom/MatchRoomSection.tsx'
import { TimeLeft } from '../matchRoom/TimeLeft.tsx'
import { useOwnSide } from '../matchRoom/useOwnSide.ts'
import { MapBoard } from './MapBoard.tsx'
import { useVetoTexts } from './useVetoTexts.ts'
import { VetoChooser } from './VetoChooser.tsx'
import { VetoResult } from './VetoResult.tsx'

interface VetoSectionProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly veto: Veto
}

/** The veto of a match: whose turn it is, the choices so far, and the result. */
export function VetoSection({ competition, match, veto }: VetoSectionProps) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  const line = useRef<HTMLParagraphElement>(null)
  const { side, isCaptain, organizes } = useOwnSide(competition, match)
  const { settings, deadline, taken } = veto
  /** The step that an organizer takes for a team. */
  const [takenOver, setTakenOver] = useState<number | null>(null)
  const due = currentStep(veto)
  const step = match.status === 'running' ? due : null
  const now = useServerNow(step === null ? null : 1000)
  if (step === null && taken.length === 0) return null

  const isLate = step !== null && typeof now === 'number' && now >= deadline
  const mayTake = step !== null && !isLate
  const isOwn = mayTake && isCaptain && side === step.by
  const isTakenOver = mayTake && organizes && takenOver === taken.length
  const isOfMaps = step?.kind === 'ban' || step?.kind === 'pick'
  const says = () => {
    if (step === null) return t(due === null ? `through_${settings.game}` : 'cutShort')
    if (isLate) return t('late', { team: texts.team(step.by) })
    return isOwn ? texts.ask(step) : texts.turn(step)
  }
  const titleOf = step === null ? 'done' : 'title'
  return (
    <MatchRoomSection
      title={t(isOwn ? 'yourTurn' : `${titleOf}_${settings.game}`)}
      urgent={isOwn}
      aside={step !== null && !isLate && <TimeLeft until={deadline} now={now} />}
    >
      <Typography
        ref={line}
        role="status"
        tabIndex={-1}
        // The line is hidden if the question itself, or the content below, says the same.
        style={due === null || (isOwn && !isOfMaps) ? visuallyHidden : undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {says()}
      </Typography>
      {step !== null && (isOwn || isTakenOver) && (
        <VetoChooser
          key={taken.length}
          match={match}
          veto={veto}
          step={step}
          isForOthers={!isOwn}
          // The pressed control has disappeared, so the line gets the focus.
          onTaken={() => line.current?.focus()}
        />
      )}
      {settings.game === 'csgo' && isOfMaps && !isOwn && !isTakenOver && (
        <MapBoard match={match} veto={veto} maps={settings.maps} />
      )}
      {mayTake && organizes && !isOwn && !isTakenOver && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setTakenOver(taken.length)}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {t('takeOver', { team: texts.team(step.by) })}
        </Button>
      )}
      <VetoResult match={match} veto={veto} />
      <History match={match} veto={veto} />
    </MatchRoomSection>
  )
}

/** All steps so far, in order. */
function History({ match, veto }: Pick<VetoSectionProps, 'match' | 'veto'>) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  const steps = chosenSteps(veto)
  if (steps.length === 0) return null
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 1.25 } }}>
      <Box component="summary">{t('history', { count: steps.length })}</Box>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
        {steps.map((step, index) => (
          // Steps are only ever added.
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is what identifies a step
          <Typography key={index} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {texts.taken(step)}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
