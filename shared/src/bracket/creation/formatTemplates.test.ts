import { expect, test } from 'vitest'
import { type FormatTemplate, formatTemplates } from '../../format/formatTemplates.ts'
import { bestOfNext } from '../../format/stagePlan.ts'
import { stagePlans } from '../../format/stagePlanSchema.ts'
import { stageProblem } from '../../format/stageProblem.ts'
import { templateOf } from '../../format/templateOf.ts'
import { teamIds } from '../testing/randomTournament.ts'
import { createBracket } from './createBracket.ts'

/** The smallest number of teams that a template is for. */
const least: Readonly<Record<FormatTemplate, number>> = {
  single: 2,
  double: 2,
  groups: 4,
  bothSides: 4,
  swiss: 4,
  major: 8,
  gsl: 4,
  league: 3,
}
/** A larger league would have more teams than a group may have. */
const largest: Readonly<Partial<Record<FormatTemplate, number>>> = { league: 32 }

test.each(Object.keys(formatTemplates) as FormatTemplate[])(
  'the template %s fits every number of teams',
  name => {
    for (let teams = least[name]; teams <= (largest[name] ?? 128); teams += 1) {
      const choice = formatTemplates[name](teams)
      expect([teams, stageProblem({ teams, ...choice })]).toEqual([teams, null])
      const plan = { bestOf: { rounds: 1, final: 1 }, thirdPlace: false, grandFinal: 'single' } as const
      expect(createBracket({ ...plan, ...choice, teamIds: teamIds(teams) })).toMatchObject({ ok: true })
      expect(templateOf(choice)).toBe(name)
      expect([teams, stagePlans.safeParse(choice.stages).success]).toEqual([teams, true])
    }
  },
)

test('the brackets after groups have no byes', () => {
  for (let teams = 4; teams <= 128; teams += 1) {
    const [stage] = formatTemplates.groups(teams).stages
    const advancing = stage === undefined ? 0 : stage.groups * stage.advance + bestOfNext(stage)
    expect([teams, Math.log2(advancing) % 1]).toEqual([teams, 0])
  }
})

test('the numbers of common fields', () => {
  expect(formatTemplates.groups(16).stages).toMatchObject([{ groups: 4, advance: 2 }])
  expect(formatTemplates.groups(23).stages).toMatchObject([{ groups: 4, advance: 2 }])
  expect(formatTemplates.groups(24).stages).toMatchObject([{ groups: 6, advance: 2, bestOfNext: 4 }])
  const advancing = { groups: 2, advance: 4, advanceLower: 4 }
  expect(formatTemplates.bothSides(16).stages).toMatchObject([advancing])
  expect(formatTemplates.bothSides(18).stages).toMatchObject([advancing])
  expect(formatTemplates.bothSides(32).stages).toMatchObject([{ ...advancing, groups: 4 }])
  expect(formatTemplates.swiss(16).stages).toMatchObject([{ pairing: 'valve', advance: 8 }])
  expect(formatTemplates.swiss(32).stages).toMatchObject([{ pairing: 'valve', advance: 16 }])
  expect(formatTemplates.swiss(8).stages).toMatchObject([{ pairing: 'top-half', rounds: 4, advance: 4 }])
  expect(formatTemplates.swiss(12).stages).toMatchObject([{ pairing: 'top-half', rounds: 5, advance: 4 }])
  const major = { pairing: 'valve', advance: 8, invitedNext: 8 }
  expect(formatTemplates.major(32).stages).toMatchObject([major, major, { pairing: 'valve', advance: 8 }])
  expect(formatTemplates.major(24).stages).toMatchObject([major, { pairing: 'valve', advance: 8 }])
  expect(formatTemplates.major(48).stages).toMatchObject([{ pairing: 'top-half', advance: 8 }, major, {}])
  expect(formatTemplates.gsl(8).stages).toMatchObject([{ groups: 2, advance: 2 }])
})
