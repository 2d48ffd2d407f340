import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import type { TFunction } from 'i18next'

/** Returns the name of a stage, with a number if the bracket has several of that name. */
export function stageTitle(t: TFunction<'stages'>, { stages }: BracketShape, stage: Stage): string {
  const same = stages.filter(each => titleKey(each) === titleKey(stage))
  const title = t(titleKey(stage))
  return same.length === 1 ? title : t('numbered', { title, number: same.indexOf(stage) + 1 })
}

function titleKey({ kind, groups }: Stage) {
  if (kind === 'single' || kind === 'double') return 'playoff'
  if (kind === 'swiss') return 'swiss'
  return groups.length > 1 || kind === 'gsl' ? 'groupStage' : 'roundRobin'
}
