import { type FormatChoice, formatTemplates } from '../../format/formatTemplates.ts'
import { fittingLength, type StagePlan } from '../../format/stagePlan.ts'
import { templateOf } from '../../format/templateOf.ts'
import { stageProblem } from './stageProblem.ts'

/**
 * The template from which a format was made, for another number of teams. All other settings of a round robin, the
 * lengths of series and points of other stages and the kind of elimination stay as they are. Null if the template does
 * not fit that many teams.
 */
export function adaptedFormat(choice: FormatChoice, teams: number): FormatChoice | null {
  const template: FormatChoice = formatTemplates[templateOf(choice)](teams)
  const stages = template.stages.map((stage, index) => withSeriesOf(stage, choice.stages[index]))
  const candidates = [
    { format: choice.format, stages },
    { format: template.format, stages },
  ]
  return candidates.find(candidate => stageProblem({ teams, ...candidate }) === null) ?? null
}

function withSeriesOf(stage: StagePlan, previous: StagePlan | undefined): StagePlan {
  if (stage.kind === 'round-robin' && previous?.kind === 'round-robin') {
    const { groups, advance, advanceLower, bestOfNext, ...settings } = previous
    return { ...stage, ...settings }
  }
  if (stage.kind === 'gsl' && previous?.kind === 'gsl') return { ...stage, bestOf: previous.bestOf }
  if (stage.kind === 'swiss' && previous?.kind === 'swiss') {
    const { decidingBestOf, publishing, points } = previous
    const bestOf = fittingLength(stage.pairing, previous.bestOf)
    return { ...stage, bestOf, decidingBestOf, publishing, ...(points && { points }) }
  }
  return stage
}
