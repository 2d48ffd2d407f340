import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { Veto, VetoChoice } from '@upper-bracket/shared/matchRoom/veto/veto'
import { chosenMaps, type chosenSteps } from '@upper-bracket/shared/matchRoom/veto/vetoResult'
import type { VetoStep } from '@upper-bracket/shared/matchRoom/veto/vetoSteps'
import { csMapNames } from '@upper-bracket/shared/selfService/csMaps'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

type Chosen = ReturnType<typeof chosenSteps>[number]

/** Returns the texts of a veto: its steps and their choices. */
export function useVetoTexts(match: Match, veto: Veto) {
  const { t } = useTranslation('veto')
  const texts = useMatchTexts()
  const team = (side: Side) => texts.slot(match, side)
  const choice = (chosen: VetoChoice) =>
    chosen in csMapNames
      ? csMapNames[chosen as keyof typeof csMapNames]
      : t(`choice_${chosen as Exclude<VetoChoice, keyof typeof csMapNames>}`)
  const factsOf = ({ by, game }: VetoStep) => ({
    team: team(by),
    game: game ?? 0,
    map: game === null ? '' : mapOf(veto, game),
  })
  return {
    team,
    choice,
    /** Describes the step of the side whose turn it is. */
    turn: (step: VetoStep) => t(`turn_${step.kind}`, factsOf(step)),
    /** Addresses the same to that side. */
    ask: (step: VetoStep) => t(`ask_${step.kind}`, factsOf(step)),
    /** Describes a step that has been taken. */
    taken: (step: Chosen) => {
      const text = t(`taken_${step.kind}`, { ...factsOf(step), choice: choice(step.choice) })
      return step.uid === null ? t('byLot', { step: text }) : text
    },
  }
}

function mapOf(veto: Veto, game: number): string {
  const played = chosenMaps(veto)[game - 1]
  return played === undefined ? '' : csMapNames[played.map]
}
