import { expect, test } from 'vitest'
import { defaultStages, type FormatTemplate, formatTemplates } from '../../format/formatTemplates.ts'
import { adaptedFormat } from './adaptedFormat.ts'
import { stageProblem } from './stageProblem.ts'

test.each(Object.keys(formatTemplates) as FormatTemplate[])(
  'the template %s for 16 teams is adapted to any number',
  template => {
    const choice = formatTemplates[template](16)
    for (let teams = 4; teams <= 16; teams += 1) {
      const adapted = adaptedFormat(choice, teams)
      expect(adapted).toEqual(formatTemplates[template](teams))
      expect(adapted && stageProblem({ teams, ...adapted })).toBeNull()
    }
  },
)

test('series and the kind of elimination stay as they are', () => {
  const groups = defaultStages['round-robin'](16)
  const adapted = adaptedFormat({ format: 'double', stages: [{ ...groups, bestOf: 3 }] }, 9)
  expect(adapted).toMatchObject({ format: 'double', stages: [{ groups: 2, bestOf: 3 }] })
  const swiss = defaultStages.swiss(16)
  expect(adaptedFormat({ format: 'table', stages: [{ ...swiss, bestOf: 3 }] }, 12)).toMatchObject({
    format: 'table',
    stages: [{ pairing: 'top-half', bestOf: 3 }],
  })
})

test('a league of too many teams has no adapted format', () => {
  expect(adaptedFormat(formatTemplates.league(16), 17)).toBeNull()
})
