import { stageLimits } from '../bracketLimits.ts'
import { eliminationLengths, seriesLengths } from '../series.ts'
import { type SwissPairing, swissLengths, swissPairings } from '../swissPairing.ts'
import { valveEven, valveLimits, valveQualifiers, valveRounds } from '../valveSwiss.ts'
import { division, divisionOffers, largestPowerOfTwo, numbers } from './division.ts'
import { pointSystems, pointsOffer } from './points.ts'
import { tableCriteria } from '../tableCriterion.ts'
import type { FieldsOf, PlanKind, StageNote, StageOption } from './stageOption.ts'
import { tieOffers, tieOptions, walkoverRounds } from './tieRules.ts'

const options = {
  ...division,
  pairing: { control: 'choice', choices: swissPairings, inStage: true, followsTeams: true },
  /** Who meets in the first round of Valve's pairing: of 16 teams 1 v 9 and so on, or 1 v 16 (until 2023). */
  firstRound: {
    control: 'choice',
    choices: ['top-half', 'top-bottom'],
    default: 'top-half',
    inStage: true,
    appliesTo: { pairing: ['valve'] },
  },
  winsToAdvance: {
    control: 'count',
    min: 2,
    max: 3,
    default: 3,
    inStage: true,
    followsTeams: true,
    appliesTo: { pairing: ['valve'] },
  },
  lossesToLeave: {
    control: 'count',
    min: 2,
    max: 3,
    default: 3,
    inStage: true,
    followsTeams: true,
    appliesTo: { pairing: ['valve'] },
  },
  /** Ignored in Valve's pairing, whose teams leave with enough wins or losses. */
  rounds: {
    control: 'count',
    min: 1,
    max: stageLimits.swissRoundsMax,
    followsTeams: true,
    changeableUntil: 'match-begun',
  },
  bestOf: { control: 'series', choices: seriesLengths },
  /** The length of matches that advance or eliminate a team. */
  decidingBestOf: {
    control: 'series',
    choices: eliminationLengths,
    appliesTo: { pairing: ['valve'] },
  },
  /** Whether rounds are published automatically, or when an organizer says so. */
  publishing: { control: 'choice', choices: ['automatic', 'manual'], inStage: true },
  points: { control: 'choice', choices: pointSystems, default: '1-half-0' },
  criteria: {
    control: 'criteria',
    among: tableCriteria,
    followsTeams: true,
    changeableUntil: 'with-reason',
  },
  ...tieOptions.continue,
  walkoverRounds,
} as const satisfies Record<string, StageOption<{ readonly pairing: SwissPairing }>>

export interface SwissPlan extends FieldsOf<typeof options> {
  readonly kind: 'swiss'
}

const valveTeamsMax = 32
/** Half of eight teams end with three wins and half with three losses, although their records are not even. */
const unevenTeams = 8

/** Rounds in which teams with equal results meet. */
export const swiss = {
  options,
  offers: {
    groups: () => [],
    advance: divisionOffers.advance,
    advanceLower: divisionOffers.advanceLower,
    invitedNext: divisionOffers.invitedNext,
    rounds: ({ pairing }, { entrants }) =>
      pairing === 'valve' ? [] : numbers(1, Math.min(stageLimits.swissRoundsMax, Math.max(1, entrants - 1))),
    points: pointsOffer,
    ...tieOffers,
  },
  changes: {
    rounds: ({ pairing, rounds }, { entrants }) =>
      pairing === 'valve' ? [] : numbers(1, Math.max(rounds, roundsWithoutRematch(entrants))),
  },
  fits: { bestOf: ({ pairing }) => swissLengths(pairing) },
  defaultPlan: teams => swissPlan(teams % valveEven === 0 && teams <= 32 ? 'valve' : 'top-half', teams),
  matches: ({ rounds }, { entrants }) => rounds * Math.ceil(entrants / 2),
  problem(plan, { entrants }) {
    const { pairing, rounds } = plan
    if (entrants > stageLimits.swissTeamsMax) return 'groups-too-large'
    if (pairing === 'valve') return valveAdvancing(plan, entrants) === null ? 'valve-teams' : null
    return rounds >= entrants ? 'too-many-rounds' : null
  },
  notes(plan, { entrants, isLast }) {
    const { pairing, rounds, advance } = plan
    if (pairing === 'valve') {
      const advancing = valveAdvancing(plan, entrants)
      const isEven = valveQualifiers(entrants, valveLimits(plan)) !== null
      const isOther = advancing !== null && advancing !== advance && advance < entrants && !isLast
      return [...(isEven ? [] : ['uneven-records' as const]), ...(isOther ? ['other-advance' as const] : [])]
    }
    const isOdd = entrants % 2 === 1
    const notes: StageNote[] = []
    if (isOdd) notes.push('odd-swiss')
    if (rounds > roundsWithoutRematch(entrants)) notes.push('many-rounds')
    if (isOdd && rounds > entrants) notes.push('second-bye')
    if (isLast && 2 ** rounds < entrants) notes.push('few-rounds')
    return notes
  },
} as const satisfies PlanKind<SwissPlan>

/** The number of teams that end Valve's Swiss with enough wins; null if so many teams cannot play it. */
function valveAdvancing(plan: SwissPlan, entrants: number): number | null {
  if (entrants > valveTeamsMax) return null
  const limits = valveLimits(plan)
  const isUneven = entrants === unevenTeams && valveRounds(limits) === 5
  return valveQualifiers(entrants, limits) ?? (isUneven ? entrants / 2 : null)
}

/** A stage with default settings, of a pairing. */
export function swissPlan(pairing: SwissPairing, teams: number): SwissPlan {
  const isValve = pairing === 'valve'
  return {
    kind: 'swiss',
    groups: 1,
    pairing,
    rounds: Math.min(teams - 1, Math.ceil(Math.log2(Math.max(2, teams))) + 1),
    advance: isValve ? teams / 2 : largestPowerOfTwo(Math.max(2, teams / 2)),
    bestOf: 1,
    decidingBestOf: 3,
    publishing: 'automatic',
    criteria: isValve ? ['record', 'difficulty', 'seed'] : ['points', 'buchholz', 'seed'],
  }
}

/**
 * The number of rounds that have no rematch whatever the results: a round can be paired without one if each of the teams
 * that play has met less than half of them (Dirac 1952). If the number of teams is odd, one of them has the bye.
 */
function roundsWithoutRematch(teams: number): number {
  return Math.floor(teams / 2)
}
