import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyCommand } from '../bracket/commands/applyCommand.ts'
import type { CommandName } from '../bracket/commands/commandTable.ts'
import { createBracket } from '../bracket/creation/createBracket.ts'
import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { defaultSchedule } from '../bracket/model/scheduleSettings.ts'
import { winsNeeded } from '../bracket/model/series.ts'
import { isSecondFinal } from '../bracket/rounds/secondFinal.ts'
import { tiesOf } from '../bracket/stages/tiesOf.ts'
import { teamIds } from '../bracket/testing/randomTournament.ts'
import { defaultStages, formatTemplates } from '../format/formatTemplates.ts'
import type { StagePlan } from '../format/stagePlan.ts'
import { chance } from '../random/chance.ts'
import { type FormatPlan, formatFigures } from './formatFigures.ts'

const options = { bestOf: { rounds: 1, final: 3 }, thirdPlace: true, grandFinal: 'reset' } as const

const stage = (teams: number): fc.Arbitrary<StagePlan> =>
  fc
    .record({
      kind: fc.constantFrom('round-robin' as const, 'gsl' as const, 'swiss' as const),
      legs: fc.constantFrom(1 as const, 2 as const),
      isValve: fc.boolean(),
    })
    .map(({ kind, legs, isValve }) => {
      const plan = defaultStages[kind](teams)
      if (plan.kind === 'swiss' && teams === 8 && isValve) return { ...plan, pairing: 'valve' }
      return plan.kind === 'round-robin' ? { ...plan, legs } : plan
    })

const planned: fc.Arbitrary<FormatPlan> = fc.integer({ min: 4, max: 20 }).chain(teams =>
  fc.record({
    teams: fc.constant(teams),
    format: fc.constantFrom('single' as const, 'double' as const, 'table' as const),
    stages: fc
      .tuple(stage(teams), fc.option(stage(Math.floor(teams / 2)), { nil: null }))
      .map(([first, second]) => (second === null ? [first] : [first, second])),
    bestOf: fc.constant(options.bestOf),
    thirdPlace: fc.boolean(),
    grandFinal: fc.constant(options.grandFinal),
  }),
)

test('the figures are those of the bracket that is played', () => {
  let counted = 0
  fc.assert(
    fc.property(planned, fc.integer(), (plan, luck) => {
      const figures = formatFigures(plan, defaultSchedule)
      const created = createBracket({ ...plan, teamIds: teamIds(plan.teams) })
      expect(figures !== null).toBe(created.ok)
      if (figures === null || !created.ok) return
      counted += 1
      const end = playOut(created.value, chance(luck))
      const [first] = plan.stages ?? []
      const hasUpsets = plan.teams === 8 && first?.kind === 'swiss' && first.pairing === 'valve'
      for (const [index, { key, groups }] of end.shape.stages.entries()) {
        const found = figures.stages[index]
        const played = [...end.matches.values()].filter(
          match =>
            match.stage === key &&
            !isSecondFinal(match) &&
            match.slots.every(({ teamId }) => teamId !== null),
        )
        expect(found?.groups).toEqual(groups.map(({ entrants }) => entrants.length))
        const upsets = hasUpsets && index === 0 ? played.length - (found?.matches ?? 0) : 0
        expect([0, 1]).toContain(upsets)
        expect(found?.matches).toBe(played.length - upsets)
      }
      expect(figures.matches).toBe(figures.stages.reduce((total, { matches }) => total + matches, 0))
    }),
    { numRuns: 60 },
  )
  expect(counted).toBeGreaterThan(20)
})

describe('the figures of common formats', () => {
  const figuresOf = (template: keyof typeof formatTemplates, teams: number) =>
    formatFigures(
      { ...options, thirdPlace: false, teams, ...formatTemplates[template](teams) },
      defaultSchedule,
    )

  test.each([
    ['single', 16, [15]],
    ['double', 16, [30]],
    ['groups', 16, [24, 7]],
    ['swiss', 16, [33, 7]],
    ['swiss', 32, [66, 15]],
    ['swiss', 23, [66, 7]],
    ['gsl', 8, [10, 3]],
    ['league', 6, [15]],
    ['league', 32, [496]],
  ] as const)('%s of %i teams', (template, teams, matches) => {
    expect(figuresOf(template, teams)?.stages.map(stageFigures => stageFigures.matches)).toEqual(matches)
  })

  test('teams that cannot play a format have no figures', () => {
    expect(figuresOf('league', 33)).toBeNull()
    expect(figuresOf('single', 1)).toBeNull()
  })
})

describe('the minutes', () => {
  const schedule = { minutes: { 1: 40, 2: 80, 3: 100, 5: 160, 7: 240 }, pauseMinutes: 10, atOnce: null }
  const groups = { ...options, thirdPlace: false, teams: 16, ...formatTemplates.groups(16) }

  test('rounds of groups follow each other, and the elimination follows the groups', () => {
    const [groupStage, playoff] = [3 * 40 + 2 * 10, 2 * 40 + 100 + 2 * 10]
    expect(formatFigures(groups, schedule)?.minutes).toBe(groupStage + 10 + playoff)
  })

  test('a limit makes matches wait', () => {
    const groupStage = (24 / 4) * 40
    expect(formatFigures(groups, { ...schedule, atOnce: 4 })?.minutes).toBe(groupStage + 10 + 200)
    expect(formatFigures(groups, { ...schedule, atOnce: 1 })?.minutes).toBeGreaterThan(24 * 40 + 6 * 40 + 100)
  })

  test('deciding matches of a Swiss stage take longer', () => {
    const swiss = { ...options, thirdPlace: false, teams: 16, ...formatTemplates.swiss(16) }
    expect(formatFigures(swiss, schedule)?.minutes).toBe(2 * 40 + 3 * 100 + 4 * 10 + 10 + 200)
  })
})

function playOut(start: Bracket, below: (n: number) => number): Bracket {
  const given = (bracket: Bracket, name: CommandName, fields: object) => {
    const defaults = { competitionId: '', bracketId: '', revision: 0, cascade: false, preview: false }
    const outcome = applyCommand(name, bracket, { ...defaults, ...fields } as never)
    if (!outcome.ok) throw new Error(`${name}: ${outcome.code}`)
    return outcome.value.bracket
  }
  let bracket = start
  for (;;) {
    const ready = [...bracket.matches.values()].filter(({ status }) => status === 'ready')
    const next = ready[below(ready.length)]
    if (next !== undefined) {
      const won = winsNeeded(next.bestOf)
      const score = below(2) === 0 ? [won, 0] : [0, won]
      bracket = given(bracket, 'startMatch', { matchId: next.id })
      bracket = given(bracket, 'finishSeries', { matchId: next.id, score })
      continue
    }
    const current = bracket
    const ties = current.shape.stages
      .filter(hasTable)
      .flatMap(tied =>
        [null, ...tied.groups.keys()].flatMap(group =>
          tiesOf(current, tied, group).map(({ teamIds: tieOrder }) => ({ stage: tied.key, group, tieOrder })),
        ),
      )
    const [tie] = ties
    if (tie === undefined) return bracket
    bracket = given(bracket, 'decideTie', { ...tie, by: 'lot' })
  }
}
