import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { bracketLimits } from '../../format/bracketLimits.ts'
import type { CompetitionFormat, GrandFinal } from '../../format/competitionFormat.ts'
import type { BestOf, SeriesPlan } from '../../format/series.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import type { Bracket, BracketRounds, BracketShape } from '../model/bracket.ts'
import type { Match, Matches, Slot, SlotSource, Section } from '../model/match.ts'
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
  const sections =
    format === 'single'
      ? planSingle(teamIds.length, thirdPlace)
      : planDouble(teamIds.length, grandFinal === 'reset')
  const planned = Object.values(sections).flat(2)
  const unknown = unknownRounds(plan, planned)
  if (unknown.length > 0) return refuse('no-such-round', { rounds: unknown })
  const shape: BracketShape = { format, grandFinal, thirdPlace, teamIds, rounds: countRounds(sections) }
  const edit = new AdvancingEdit({ shape, matches: toMatches(planned, shape, plan) })
  edit.settleByes()
  return accept(edit.firstEdition())
}

/** The matches of each section, round by round; the sections in drawing order. */
type Sections = Readonly<Record<Section, readonly (readonly PlannedMatch[])[]>>

const noSections: Sections = { main: [], upper: [], lower: [], final: [], 'third-place': [] }

function planSingle(teams: number, thirdPlace: boolean): Sections {
  const main = planUpperSide('main', teams)
  const [first, second] = (main.at(-2) ?? []).map(loserOf)
  if (!thirdPlace || !first || !second) return { ...noSections, main }
  return { ...noSections, main, 'third-place': [[plannedMatch('third-place', 1, 0, [first, second])]] }
}

function planDouble(teams: number, reset: boolean): Sections {
  const upper = planUpperSide('upper', teams)
  const lower = planLowerSide(upper)
  const upperFinal = upper.at(-1)?.[0]
  if (upperFinal === undefined) throw new Error('The upper side of a bracket has no last match')
  const first = plannedMatch('final', 1, 0, [winnerOf(upperFinal), lower.winner])
  const final = [[first]]
  // The second final is played only when the team from the lower side wins the first, so each team keeps its slot.
  if (reset) final.push([plannedMatch('final', 2, 0, [{ from: 'loser', match: first }, winnerOf(first)])])
  return { ...noSections, upper, lower: lower.rounds, final }
}

function countRounds(sections: Sections): BracketRounds {
  return {
    main: sections.main.length,
    upper: sections.upper.length,
    lower: sections.lower.length,
    final: sections.final.length,
    'third-place': sections['third-place'].length,
  }
}

function toMatches(planned: readonly PlannedMatch[], shape: BracketShape, plan: BracketPlan): Matches {
  const toSlot = (source: SlotSource): Slot => ({
    teamId: source.from === 'seed' ? (shape.teamIds[source.seed - 1] ?? null) : null,
    source,
    closed: source.from === 'bye',
  })
  const plannedLength = (section: Section, round: number): BestOf =>
    section === 'final' || (section === 'main' && round === shape.rounds.main)
      ? plan.bestOf.final
      : plan.bestOf.rounds
  return PagedMatches.of(
    planned.map(({ id, section, round, position, sources: [upper, lower], winnerTo, loserTo }) => ({
      id,
      section,
      round,
      position,
      slots: [toSlot(upper), toSlot(lower)],
      bestOf: plan.bestOfByRound?.[roundKey({ section, round })] ?? plannedLength(section, round),
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
