import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { offeredChoices, type Veto, type VetoChoice } from '@upper-bracket/shared/matchRoom/veto/veto'
import type { VetoStep } from '@upper-bracket/shared/matchRoom/veto/vetoSteps'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { useSend } from '#ui/useSend.ts'
import { useTakeVetoStepMutation } from '../matchRoom/matchRoomEndpoints.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { MapBoard } from './MapBoard.tsx'
import { useVetoTexts } from './useVetoTexts.ts'

interface VetoChooserProps {
  readonly match: Match
  readonly veto: Veto
  readonly step: VetoStep
  /** Whether an organizer chooses for a team. */
  readonly isForOthers: boolean
  readonly onTaken: () => void
}

/** Asks for one step. A second press confirms the choice, because it cannot be undone. */
export function VetoChooser({ match, veto, step, isForOthers, onTaken }: VetoChooserProps) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  const { competitionId, bracketId } = useBracketScope()
  const send = useSend()
  const [chosen, setChosen] = useState<VetoChoice | null>(null)
  const [takeStep, { isLoading }] = useTakeVetoStepMutation()
  const offered = offeredChoices(veto)
  const { settings } = veto
  const isOfMaps = settings.game === 'csgo' && (step.kind === 'ban' || step.kind === 'pick')
  const submit = async (choice: VetoChoice) => {
    const taken = {
      ...{ competitionId, bracketId, matchId: match.id, choice },
      revision: veto.revision,
      teamId: match.slots[step.by].teamId ?? '',
      step: veto.taken.length,
    }
    if (await send(takeStep(taken))) onTaken()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isOfMaps ? (
        <MapBoard
          match={match}
          veto={veto}
          maps={settings.maps}
          choosing={{ offered, chosen, onChoose: setChosen }}
        />
      ) : (
        <ChoiceCards
          legend={texts.ask(step)}
          choices={offered.map(value => ({ value, label: texts.choice(value) }))}
          value={chosen ?? ''}
          onChange={value => value !== '' && setChosen(value)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          variant="contained"
          size="large"
          disabled={chosen === null}
          loading={isLoading}
          onClick={() => chosen !== null && void submit(chosen)}
          sx={{ minHeight: 48, flex: { xs: '1 0 100%', sm: '0 0 auto' } }}
        >
          {chosen === null
            ? t(`confirm_${step.kind}`)
            : t(`confirmChoice_${step.kind}`, { choice: texts.choice(chosen) })}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {isForOthers ? t('finalFor', { team: texts.team(step.by) }) : t('final')}
        </Typography>
      </Box>
    </Box>
  )
}
