import { expect, test } from 'vitest'
import { createBracket } from '../../bracket/creation/createBracket.ts'
import { fileStage } from '../../transfer/fileStages.ts'
import { defaultStages } from '../formatTemplates.ts'
import type { StagePlan } from '../stagePlan.ts'
import { stagePlans } from '../stagePlanSchema.ts'
import { offeredValues, optionsOf, withOption } from './optionValues.ts'
import { stageValues } from './stageKinds.ts'
import type { StagePosition } from './stageOption.ts'

const teamIds = Array.from({ length: 16 }, (_, index) => String(index))
const position: StagePosition = { index: 0, entrants: 16, entering: 16, isLast: false, isBeforeDouble: false }

function stageOf(plan: StagePlan) {
  const created = createBracket({
    teamIds,
    format: 'single',
    stages: [plan],
    bestOf: { rounds: 1, final: 1 },
    thirdPlace: false,
    grandFinal: 'single',
  })
  if (!created.ok) throw new Error(created.code)
  const { rounds: _, ...stage } = created.value.shape.stages[0] ?? ({} as never)
  return stage
}

test.each(Object.values(defaultStages).map(planOf => planOf(16)))(
  'each value that the form offers for $kind can be called, stored and written',
  plan => {
    for (const option of optionsOf(plan)) {
      const [name, { control, inStage }] = option
      for (const offered of offeredValues(plan, option, position)) {
        const value = Array.isArray(offered) ? offered.toReversed() : offered
        const changed = withOption(plan, name, value)
        expect([name, value, stagePlans.safeParse([changed]).success]).toEqual([name, value, true])
        // Numbers of teams depend on each other.
        if (control === 'count') continue
        const stage = stageOf(changed)
        if (control === 'criteria') expect(JSON.stringify(stageOf(changed))).toContain(JSON.stringify(value))
        if (inStage) expect(stageValues(stage)[name]).toBe(value)
        expect(fileStage.parse(stage)).toEqual(stage)
      }
    }
  },
)

test.each(Object.values(defaultStages).map(planOf => planOf(16)))(
  'a plan and a stage of $kind from before its options had defaults are read with them',
  plan => {
    const { key, groups, kind, ...stage } = stageOf(plan)
    const defaulted = optionsOf(plan).filter(([, row]) => 'default' in row)
    const older = Object.fromEntries(
      Object.entries(stage).filter(([name]) => !defaulted.some(([other]) => other === name)),
    )
    expect(stageValues({ ...older, kind })).toEqual(stageValues({ ...stage, kind }))
    expect(fileStage.safeParse({ key, groups, kind, ...older }).success).toBe(true)
  },
)
