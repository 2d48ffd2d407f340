import { type FormatChoice, formatTemplates } from '../../format/formatTemplates.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { templateOf } from '../../format/templateOf.ts'
import { stageProblem } from './stageProblem.ts'

/**
 * The template from which a format was made, for another number of teams. The lengths of series, the number of legs and
 * the kind of elimination stay as they are. Null if the template does not fit that many teams.
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
    return { ...stage, legs: previous.legs, bestOf: previous.bestOf, criteria: previous.criteria }
  }
  if (stage.kind === 'gsl' && previous?.kind === 'gsl') return { ...stage, bestOf: previous.bestOf }
  if (stage.kind === 'swiss' && previous?.kind === 'swiss') {
    const { bestOf, decidingBestOf, publishing } = previous
    return { ...stage, bestOf, decidingBestOf, publishing }
  }
  return stage
}
