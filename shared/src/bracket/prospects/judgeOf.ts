import { drawsRounds } from '../kinds/kindOf.ts'
import type { TableStage } from '../model/stage.ts'
import { isEnumerable, judgeByEnumeration } from './judgeByEnumeration.ts'
import { judgeByFlow } from './judgeByFlow.ts'
import { judgeSwiss } from './judgeSwiss.ts'
import type { OpenGroup } from './openGroup.ts'
import type { Judge } from './question.ts'

/** The most precise judge that answers in time. */
export function judgeOf(stage: Pick<TableStage, 'kind'>, group: OpenGroup): Judge {
  const judge = isEnumerable(group) ? judgeByEnumeration : drawsRounds(stage) ? judgeSwiss : judgeByFlow
  return questions => judge(group, questions)
}
