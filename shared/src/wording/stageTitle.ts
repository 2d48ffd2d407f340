import { titleOf } from '../bracket/kinds/kindOf.ts'
import type { BracketShape } from '../bracket/model/bracket.ts'
import type { Stage } from '../bracket/model/stage.ts'
import type { TFunction } from 'i18next'

/** Returns the name of a stage, with a number if the bracket has several of that name. */
export function stageTitle(t: TFunction<'stages'>, { stages }: BracketShape, stage: Stage): string {
  const same = stages.filter(each => titleOf(each) === titleOf(stage))
  const title = t(titleOf(stage))
  return same.length === 1 ? title : t('numbered', { title, number: same.indexOf(stage) + 1 })
}
