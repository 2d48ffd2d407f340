import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { offeredChoices, type Veto, type VetoChoice } from '@upper-bracket/shared/matchRoom/veto/veto'
import type { VetoStep } from '@upper-bracket/shared/matchRoom/veto/vetoSteps'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { MapBoard } from './MapBoard.tsx'
import { useVetoTexts } from './useVetoTexts.ts'

interface VetoChooserProps {
  readonly match: Match
  readonly veto: Veto
  readonly step: VetoStep
  readonly chosen: VetoChoice | null
  readonly onChoose: (choice: VetoChoice) => void
}

/** Asks for one step; `VetoConfirmation` takes it. */
export function VetoChooser({ match, veto, step, chosen, onChoose }: VetoChooserProps) {
  const texts = useVetoTexts(match, veto)
  const offered = offeredChoices(veto)
  const { settings } = veto
  if (settings.game === 'csgo' && (step.kind === 'ban' || step.kind === 'pick')) {
    return (
      <MapBoard match={match} veto={veto} maps={settings.maps} choosing={{ offered, chosen, onChoose }} />
    )
  }
  return (
    <ChoiceCards
      legend={texts.ask(step)}
      choices={offered.map(value => ({ value, label: texts.choice(value) }))}
      value={chosen ?? ''}
      onChange={value => value !== '' && onChoose(value)}
    />
  )
}
