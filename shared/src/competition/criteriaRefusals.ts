import { comparesRounds } from '../format/tableCriterion.ts'
import { gameTraits } from '../games/game.ts'
import { type Refusal, refuse } from '../errors/outcome.ts'
import type { NewCompetitionSettings } from './settings/settingTable.ts'

/** Refuses tables that rank by rounds in a game without rounds. */
export function criteriaRefusals({
  game,
  stages = [],
}: Partial<Pick<NewCompetitionSettings, 'game' | 'stages'>>): Refusal<'criteria-unfit'>[] {
  const areUnfit =
    game !== undefined &&
    !gameTraits[game].hasRounds &&
    stages.some(stage => 'criteria' in stage && comparesRounds(stage))
  return areUnfit ? [refuse('criteria-unfit', { field: 'stages' })] : []
}
