import { formatTemplates } from './formatTemplates.ts'
import { fitted, optionsOf } from './stageKinds/optionValues.ts'
import type { FormatChoice, StagePlan } from './stagePlan.ts'
import { stageProblem } from './stageProblem.ts'
import { templateOf } from './templateOf.ts'

/**
 * The template from which a format was made, for another number of teams. The options that do not follow from the number
 * of teams and the kind of elimination stay as they are. Null if the template does not fit that many teams, or lacks
 * stages that organizers have added; only the number of stages of a major follows from that of the teams.
 */
export function adaptedFormat(choice: FormatChoice, teams: number): FormatChoice | null {
  const name = templateOf(choice)
  const template: FormatChoice = formatTemplates[name](teams)
  if (name !== 'major' && choice.stages.length > template.stages.length) return null
  const stages = template.stages.map((stage, index) => {
    const previous = choice.stages[index]
    const adapted = withOptionsOf(stage, previous)
    // The groups of a last stage are leagues of their own, whose number organizers have chosen.
    return choice.format === 'table' && previous !== undefined && index === choice.stages.length - 1
      ? { ...adapted, groups: previous.groups }
      : adapted
  })
  const candidates = [
    { format: choice.format, stages },
    { format: template.format, stages },
  ]
  return candidates.find(candidate => stageProblem({ teams, ...candidate }) === null) ?? null
}

function withOptionsOf(stage: StagePlan, previous: StagePlan | undefined): StagePlan {
  if (previous?.kind !== stage.kind) return stage
  const kept = optionsOf(stage).filter(([name, { followsTeams }]) => !followsTeams && name in previous)
  return fitted({
    ...stage,
    ...Object.fromEntries(kept.map(([name]) => [name, previous[name as keyof StagePlan]])),
  })
}
