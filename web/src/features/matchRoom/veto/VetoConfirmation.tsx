import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Veto, VetoChoice } from '@upper-bracket/shared/matchRoom/veto/veto'
import type { VetoStep } from '@upper-bracket/shared/matchRoom/veto/vetoSteps'
import { useTranslation } from 'react-i18next'
import { useSend } from '#ui/useSend.ts'
import { useTakeVetoStepMutation } from '../state/matchRoomEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useVetoTexts } from './useVetoTexts.ts'

interface VetoConfirmationProps {
  readonly match: Match
  readonly veto: Veto
  readonly step: VetoStep
  readonly chosen: VetoChoice | null
  readonly onTaken: () => void
}

/** Takes the chosen step. A second press confirms the choice, because it cannot be undone. */
export function VetoConfirmation({ match, veto, step, chosen, onTaken }: VetoConfirmationProps) {
  const { t } = useTranslation('veto')
  const texts = useVetoTexts(match, veto)
  const { competitionId, bracketId } = useBracketScope()
  const send = useSend()
  const [takeStep, { isLoading }] = useTakeVetoStepMutation()
  const submit = async (choice: VetoChoice) => {
    const taken = {
      competitionId,
      bracketId,
      matchId: match.id,
      choice,
      revision: veto.revision,
      teamId: match.slots[step.by].teamId ?? '',
      step: veto.taken.length,
    }
    if (await send(takeStep(taken))) onTaken()
  }
  return (
    <Button
      variant="contained"
      data-next-step="veto"
      disabled={chosen === null}
      loading={isLoading}
      onClick={() => chosen !== null && void submit(chosen)}
    >
      {chosen === null
        ? t(`confirm_${step.kind}`)
        : t(`confirmChoice_${step.kind}`, { choice: texts.choice(chosen) })}
    </Button>
  )
}
