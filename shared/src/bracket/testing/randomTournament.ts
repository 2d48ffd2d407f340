import fc from 'fast-check'
import { grandFinals } from '../../format/competitionFormat.ts'
import { type BracketPlan, createBracket } from '../creation/createBracket.ts'
import type { Bracket } from '../model/bracket.ts'

export interface RandomTournament {
  readonly plan: BracketPlan
  /** Seeds the order of the results and the winners. */
  readonly luck: number
}

export interface TournamentRange {
  readonly teamsMin?: number
  readonly teamsMax?: number
  readonly format?: BracketPlan['format']
}

/** Tournaments of up to 512 teams take more time than all others: `npm run test:deep` plays them in every law. */
export const defaultTeamsMax = process.env['LAW_RUNS'] === undefined ? 96 : 512

/** Draws tournaments of every format and option, small ones more often than large ones. */
export function randomTournament(range: TournamentRange = {}): fc.Arbitrary<RandomTournament> {
  const { teamsMin = 2, teamsMax = defaultTeamsMax, format } = range
  const series = fc.constantFrom(1 as const, 3 as const, 5 as const)
  const plan = fc.record({
    teamIds: fc
      .oneof(
        { weight: 4, arbitrary: fc.integer({ min: teamsMin, max: Math.min(teamsMax, 40) }) },
        { weight: 1, arbitrary: fc.integer({ min: teamsMin, max: teamsMax }) },
      )
      .map(teamIds),
    format:
      format === undefined ? fc.constantFrom('single' as const, 'double' as const) : fc.constant(format),
    bestOf: fc.record({ rounds: series, final: series }),
    thirdPlace: fc.boolean(),
    grandFinal: fc.constantFrom(...grandFinals),
  })
  return fc.record({ plan: plan.map(withFitAdvantage), luck: fc.integer() })
}

/** An advantage needs a final of more than one game. */
function withFitAdvantage<Plan extends Pick<BracketPlan, 'bestOf' | 'grandFinal'>>(plan: Plan): Plan {
  const { bestOf, grandFinal } = plan
  return grandFinal === 'advantage' && bestOf.final === 1
    ? { ...plan, bestOf: { ...bestOf, final: 3 } }
    : plan
}

/** `count` ids in the order of seeds: team-1, team-2, … */
export function teamIds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `team-${index + 1}`)
}

/** Creates a bracket of `count` teams; options that `plan` leaves out have default values. */
export function bracketOf(count: number, plan: Partial<BracketPlan> = {}): Bracket {
  const outcome = createBracket({
    teamIds: teamIds(count),
    format: 'single',
    bestOf: { rounds: 1, final: 1 },
    thirdPlace: false,
    grandFinal: 'single',
    ...plan,
  })
  if (!outcome.ok) throw new Error(`No bracket of ${count} teams: ${outcome.code}`)
  return outcome.value
}
