import { titleOf } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import type { TFunction } from 'i18next'

/** Returns the name of a stage, with a number if the bracket has several of that name. */
export function stageTitle(t: TFunction<'stages'>, { stages }: BracketShape, stage: Stage): string {
  const same = stages.filter(each => titleOf(each) === titleOf(stage))
  const title = t(titleOf(stage))
  return same.length === 1 ? title : t('numbered', { title, number: same.indexOf(stage) + 1 })
}
