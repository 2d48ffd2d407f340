import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { playedGames } from '@upper-bracket/shared/matchRoom/playedGames'
import { currentStep, type Veto, type VetoChoice } from '@upper-bracket/shared/matchRoom/veto/veto'
import { chosenSteps } from '@upper-bracket/shared/matchRoom/veto/vetoResult'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { MatchRoomSection } from '../section/MatchRoomSection.tsx'
import { StepBar } from '../section/StepBar.tsx'
import { useOwnSide } from '../state/useOwnSide.ts'
import { MapBoard } from './MapBoard.tsx'
import { useLateVetoStep } from './useLateVetoStep.ts'
import { useVetoTexts } from './useVetoTexts.ts'
import { VetoChooser } from './VetoChooser.tsx'
import { VetoConfirmation } from './VetoConfirmation.tsx'
import { VetoResult } from './VetoResult.tsx'

interface VetoSectionProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly matchRoom: MatchRoom
  readonly veto: Veto
  /** Whether the match waits for the veto. */
  readonly isDue: boolean
  readonly now: number | null
}

/** The veto of a match: whose turn it is, the choices so far, and the games that are played with them. */
export default function VetoSection({ competition, match, matchRoom, veto, isDue, now }: VetoSectionProps) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  const line = useRef<HTMLParagraphElement>(null)
  const { side, isCaptain, organizes } = useOwnSide(competition, match)
  const { settings, deadline, taken } = veto
  /** The step that an organizer takes for a team. */
  const [takenOver, setTakenOver] = useState<number | null>(null)
  const [draft, setDraft] = useState<{ readonly step: number; readonly choice: VetoChoice } | null>(null)
  const due = currentStep(veto)
  const step = isDue ? due : null
  const isLate = step !== null && now !== null && now >= deadline
  useLateVetoStep(isLate && (side !== null || organizes) ? step : null, match, veto)
  if (step === null && taken.length === 0) return null

  const mayTake = step !== null && !isLate
  const isOwn = mayTake && isCaptain && side === step.by
  const isTakenOver = mayTake && organizes && takenOver === taken.length
  const isTaking = isOwn || isTakenOver
  const isOfMaps = step?.kind === 'ban' || step?.kind === 'pick'
  const chosen = draft?.step === taken.length ? draft.choice : null
  const says = () => {
    if (step === null) return ''
    if (isLate) return t('late', { team: texts.team(step.by) })
    if (!isTaking) return texts.turn(step)
    // Where the cards do not ask the question, the bar does.
    return isOfMaps && isOwn ? texts.ask(step) : warning(step.by)
  }
  const warning = (by: Side) => (isOwn ? t('final') : t('finalFor', { team: texts.team(by) }))
  return (
    <>
      {step !== null && (
        <StepBar
          title={t(isOwn && !isOfMaps ? 'yourTurn' : `title_${settings.game}`)}
          hint={says()}
          hintRef={line}
          deadline={deadline}
          now={now}
          urgent={isOwn}
        >
          {isTaking && (
            <VetoConfirmation
              match={match}
              veto={veto}
              step={step}
              chosen={chosen}
              // The pressed control has disappeared, so the line gets the focus.
              onTaken={() => line.current?.focus()}
            />
          )}
          {mayTake && organizes && !isTaking && (
            <Button variant="outlined" color="inherit" onClick={() => setTakenOver(taken.length)}>
              {t('takeOver', { team: texts.team(step.by) })}
            </Button>
          )}
        </StepBar>
      )}
      <MatchRoomSection title={t(`done_${settings.game}`)}>
        {step !== null && (
          <Typography variant="body2" color="textSecondary">
            {t('begins', { team: texts.team(veto.first) })}
          </Typography>
        )}
        {step === null && due !== null && <Typography color="textSecondary">{t('cutShort')}</Typography>}
        {step !== null && isTaking && (
          <VetoChooser
            match={match}
            veto={veto}
            step={step}
            chosen={chosen}
            onChoose={choice => setDraft({ step: taken.length, choice })}
          />
        )}
        {step !== null && isOwn && isOfMaps && (
          <Typography variant="body2" color="textSecondary">
            {warning(step.by)}
          </Typography>
        )}
        {settings.game === 'csgo' && isOfMaps && !isTaking && (
          <MapBoard match={match} veto={veto} maps={settings.maps} />
        )}
        <VetoResult match={match} veto={veto} games={isDue ? null : playedGames(match, matchRoom)} />
        <History match={match} veto={veto} />
      </MatchRoomSection>
    </>
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
