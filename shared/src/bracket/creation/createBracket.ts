import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { bracketLimits } from '../../format/bracketLimits.ts'
import type { CompetitionFormat, GrandFinal } from '../../format/competitionFormat.ts'
import type { BestOf, SeriesPlan } from '../../format/series.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketRounds, BracketShape } from '../model/bracket.ts'
import type { Match, Matches, Slot, SlotSource, Stage } from '../model/match.ts'
import { PagedMatches } from '../model/pagedMatches.ts'
import { roundKey } from '../rounds/roundKey.ts'
import { planLowerSide } from './planLowerSide.ts'
import { loserOf, type PlannedMatch, plannedMatch, winnerOf } from './plannedMatch.ts'
import { planUpperSide } from './planUpperSide.ts'

export interface BracketPlan {
  /** The teams in the order of seeds; each id once. */
  readonly teamIds: readonly string[]
  readonly format: CompetitionFormat
  readonly bestOf: SeriesPlan
  /** The series length of single rounds by `roundKey`, in place of `bestOf`. */
  readonly bestOfByRound?: Readonly<Record<string, BestOf>> | undefined
  /** Takes effect in single elimination of four or more teams only. */
  readonly thirdPlace: boolean
  /** Takes effect in double elimination only. */
  readonly grandFinal: GrandFinal
}

// All matches share one value: separate ones would take a tenth of a large bracket's memory.
const noWins: Match['score'] = [0, 0]
const noForfeits: Match['forfeits'] = [false, false]

/**
 * Lays out a bracket for 2 to 512 teams. All its matches are present from the start, and byes have advanced. Refuses
 * `not-enough-teams` and `too-many-teams`, with the limit, and `no-such-round` if a series length is given for a round
 * that does not exist.
 */
export function createBracket(
  plan: BracketPlan,
): Outcome<Bracket, 'not-enough-teams' | 'too-many-teams' | 'no-such-round'> {
  const { teamIds, format, grandFinal } = plan
  if (teamIds.length < bracketLimits.teamsMin) {
    return refuse('not-enough-teams', { teams: teamIds.length, limit: bracketLimits.teamsMin })
  }
  if (teamIds.length > bracketLimits.teamsMax) {
    return refuse('too-many-teams', { teams: teamIds.length, limit: bracketLimits.teamsMax })
  }

  const thirdPlace = plan.thirdPlace && format === 'single' && teamIds.length >= 4
  const stages =
    format === 'single'
      ? planSingle(teamIds.length, thirdPlace)
      : planDouble(teamIds.length, grandFinal === 'reset')
  const planned = Object.values(stages).flat(2)
  const unknown = unknownRounds(plan, planned)
  if (unknown.length > 0) return refuse('no-such-round', { rounds: unknown })
  const shape: BracketShape = { format, grandFinal, thirdPlace, teamIds, rounds: countRounds(stages) }
  const edit = new AdvancingEdit({ shape, matches: toMatches(planned, shape, plan) })
  edit.settleByes()
  return accept(edit.firstEdition())
}

/** The matches of each stage, round by round; the stages in drawing order. */
type Stages = Readonly<Record<Stage, readonly (readonly PlannedMatch[])[]>>

const noStages: Stages = { main: [], upper: [], lower: [], final: [], 'third-place': [] }

function planSingle(teams: number, thirdPlace: boolean): Stages {
  const main = planUpperSide('main', teams)
  const [first, second] = (main.at(-2) ?? []).map(loserOf)
  if (!thirdPlace || !first || !second) return { ...noStages, main }
  return { ...noStages, main, 'third-place': [[plannedMatch('third-place', 1, 0, [first, second])]] }
}

function planDouble(teams: number, reset: boolean): Stages {
  const upper = planUpperSide('upper', teams)
  const lower = planLowerSide(upper)
  const upperFinal = upper.at(-1)?.[0]
  if (upperFinal === undefined) throw new Error('The upper side of a bracket has no last match')
  const first = plannedMatch('final', 1, 0, [winnerOf(upperFinal), lower.winner])
  const final = [[first]]
  // The second final is played only when the team from the lower side wins the first, so each team keeps its slot.
  if (reset) final.push([plannedMatch('final', 2, 0, [{ from: 'loser', match: first }, winnerOf(first)])])
  return { ...noStages, upper, lower: lower.rounds, final }
}

function countRounds(stages: Stages): BracketRounds {
  return {
    main: stages.main.length,
    upper: stages.upper.length,
    lower: stages.lower.length,
    final: stages.final.length,
    'third-place': stages['third-place'].length,
  }
}

function toMatches(planned: readonly PlannedMatch[], shape: BracketShape, plan: BracketPlan): Matches {
  const toSlot = (source: SlotSource): Slot => ({
    teamId: source.from === 'seed' ? (shape.teamIds[source.seed - 1] ?? null) : null,
    source,
    closed: source.from === 'bye',
  })
  const plannedLength = (stage: Stage, round: number): BestOf =>
    stage === 'final' || (stage === 'main' && round === shape.rounds.main)
      ? plan.bestOf.final
      : plan.bestOf.rounds
  return PagedMatches.of(
    planned.map(({ id, stage, round, position, sources: [upper, lower], winnerTo, loserTo }) => ({
      id,
      stage,
      round,
      position,
      slots: [toSlot(upper), toSlot(lower)],
      bestOf: plan.bestOfByRound?.[roundKey({ stage, round })] ?? plannedLength(stage, round),
      score: noWins,
      status: upper.from === 'seed' && lower.from === 'seed' ? 'ready' : 'waiting',
      winner: null,
      forfeits: noForfeits,
      winnerTo,
      loserTo,
      revision: 0,
    })),
  )
}

function unknownRounds(
  { bestOfByRound = {} }: BracketPlan,
  planned: readonly PlannedMatch[],
): readonly string[] {
  const keys = Object.keys(bestOfByRound)
  if (keys.length === 0) return keys
  const known = new Set(planned.map(roundKey))
  return keys.filter(key => !known.has(key))
}
