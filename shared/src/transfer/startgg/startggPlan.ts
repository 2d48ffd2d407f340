import type { BracketPlan } from '../../bracket/creation/createBracket.ts'
import { stagesMax } from '../../format/bracketLimits.ts'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { absentTeam, pairKey } from '../foreignMatch.ts'
import { commonLength, eliminationLength, lengthOfResult } from '../resultLengths.ts'
import { joinedPools, type ReadPhase } from './joinedPools.ts'
import type { StartggCompetition, StartggPhase, StartggSeed } from './startggData.ts'
import {
  isElimination,
  isGrandFinal,
  isUpper,
  type SetReading,
  setsOfPhase,
  startOver,
  winnerOf,
} from './startggResults.ts'

/** A phase as a stage of ours. */
export interface PhaseStage extends ReadPhase {
  /** The key of the stage in the bracket. */
  readonly key: string
}

/**
 * The phases of an event with their entrants and sets, in the order of play; pools of an elimination are joined with
 * what follows them, or a stage of groups in which two losses eliminate. Each problem names its phase:
 * `phase-not-supported` for another kind of bracket, or several phases that do not translate into tables and an
 * elimination after them, `pools-unfinished` until it shows where the teams of an elimination's pools go on, and those of
 * `setsOfPhase`.
 */
export function phaseStages(
  { event, seeds, sets }: StartggCompetition,
  reading: SetReading,
): readonly PhaseStage[] {
  const read = (event.phases ?? [])
    .toSorted((one, other) => (one.phaseOrder ?? 0) - (other.phaseOrder ?? 0))
    .filter(phase => sizeOf(phase) > 0)
    .map((phase): ReadPhase => {
      const own = isKnown(phase) ? seedsOf(phase) : []
      return {
        phase,
        size: sizeOf(phase),
        teamIds: idsOf(own.toSorted((one, other) => (one.seedNum ?? 0) - (other.seedNum ?? 0))),
        groups: groupsOf(own),
        sets: setsOfPhase(phase, sets.get(phase.id) ?? [], reading),
      }
    })
  const phases = joinedPools(read, reading.notes)
  return phases.map((each, index) => {
    const { phase } = each
    if (!isPossible(phases, index))
      reading.problems.push({
        path: phase.name ?? phase.id,
        problem: areUnfinishedPools(each, phases[index + 1]) ? 'pools-unfinished' : 'phase-not-supported',
      })
    const key = phases.length === 1 ? '' : `s${index + 1}`
    const lowerIds = lowerEntrants(each)
    return {
      ...each,
      key,
      // Ours enter the lower side after the others.
      teamIds: [...each.teamIds.filter(teamId => !lowerIds.includes(teamId)), ...lowerIds],
      sets: each.sets.map(set => ({ ...set, stage: key })),
    }
  })

  function seedsOf({ id }: StartggPhase): readonly StartggSeed[] {
    return seeds.get(id) ?? []
  }

  /** Whether all entrants of a phase are known; before, its seeds are empty. */
  function isKnown(phase: StartggPhase): boolean {
    return seedsOf(phase).every(({ entrant }) => entrant)
  }

  function sizeOf(phase: StartggPhase): number {
    return seedsOf(phase).length || (phase.numSeeds ?? 0)
  }
}

/** Whether a phase has an equal among the stages of ours at its place. */
function isPossible(phases: readonly ReadPhase[], index: number): boolean {
  const each = phases[index]
  if (each === undefined || index > stagesMax) return false
  const next = phases[index + 1]
  const { phase, groups } = each
  if (phase.bracketType === 'ROUND_ROBIN') return true
  if (index === 0 && next !== undefined && arePools(each, next)) return true
  const isOneGroup = phase.bracketType === 'SWISS' ? index === 0 : next === undefined && isElimination(phase)
  return isOneGroup && groups.length < 2
}

/** Whether it will show later where the teams of pools go on, so that they can be imported (`joinedPools`, `arePools`). */
function areUnfinishedPools(pools: ReadPhase, next: ReadPhase | undefined): boolean {
  const { phase, groups } = pools
  if (next === undefined || !isElimination(phase) || !isElimination(next.phase)) return false
  const isOpen = !isCompleted(next.phase) && (next.teamIds.length === 0 || next.sets.length === 0)
  if (!isOpen || groups.length < 2 || next.groups.length > 1) return false
  return phase.bracketType === next.phase.bracketType || arePools(pools, next)
}

/** The entrants of a double elimination that start on its lower side, in the order of seeds. */
function lowerEntrants({ phase, teamIds, sets }: ReadPhase): readonly string[] {
  if (phase.bracketType !== 'DOUBLE_ELIMINATION') return []
  const upperIds = new Set(sets.filter(isUpper).flatMap(set => set.teamIds))
  const lowerIds = new Set(sets.filter(({ section }) => section === 'lower').flatMap(set => set.teamIds))
  return teamIds.filter(teamId => lowerIds.has(teamId) && !upperIds.has(teamId))
}

/**
 * Whether a phase has pools of a double elimination without a final: a winner of each side advances, and both start over
 * on the same side.
 */
function arePools({ phase, groups, sets }: ReadPhase, next: ReadPhase): boolean {
  const hasSides =
    phase.bracketType === 'DOUBLE_ELIMINATION' &&
    groups.length > 1 &&
    groups.every(({ length }) => length > 2) &&
    next.size === 2 * groups.length
  if (!hasSides || next.phase.bracketType !== 'DOUBLE_ELIMINATION') return hasSides
  return startOver(sets, next.sets)
}

function groupsOf(seeds: readonly StartggSeed[]): readonly (readonly string[])[] {
  const inOrder = seeds.toSorted((one, other) => (one.groupSeedNum ?? 0) - (other.groupSeedNum ?? 0))
  const groups = Map.groupBy(inOrder, ({ phaseGroup }) => phaseGroup?.id ?? '')
  return [...groups]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, members]) => idsOf(members))
}

function idsOf(seeds: readonly StartggSeed[]): readonly string[] {
  return seeds.flatMap(({ entrant }) => entrant?.id ?? [])
}

/** The plan of a bracket with these stages. */
export function planOfStages(stages: readonly PhaseStage[]): BracketPlan {
  const last = stages.at(-1)
  const hasElimination = last !== undefined && isElimination(last.phase)
  const tables = hasElimination ? stages.slice(0, -1) : stages
  const lengths = hasElimination ? last.sets.map(({ result }) => lengthOfResult(result)) : []
  const rounds = eliminationLength(commonLength(lengths) ?? 1)
  const first = tables[0]
  return {
    teamIds: stages[0]?.teamIds ?? [],
    ...(first !== undefined && first.groups.length > 1 && { groups: first.groups }),
    format: hasElimination
      ? last.phase.bracketType === 'SINGLE_ELIMINATION'
        ? 'single'
        : 'double'
      : 'table',
    stages: tables.map((stage, index) => stagePlan(stage, stages[index + 1])),
    bestOf: { rounds, final: eliminationLength(lengths.at(-1) ?? rounds) },
    thirdPlace: hasElimination && hasThirdPlace(last),
    grandFinal: hasElimination && isSingleFinal(last) ? 'single' : 'reset',
  }
}

/** Whether the lower side has won the only grand final of a phase that is over. */
function isSingleFinal({ phase, sets }: PhaseStage): boolean {
  const finals = sets.filter(({ roundName }) => isGrandFinal(roundName))
  const [final] = finals
  if (!isCompleted(phase) || finals.length !== 1 || final === undefined) return false
  const winner = winnerOf(final)
  return sets.some(set => set !== final && set.teamIds.includes(winner ?? '') && winnerOf(set) !== winner)
}

function isCompleted({ state }: StartggPhase): boolean {
  return String(state) === 'COMPLETED' || String(state) === '3'
}

function stagePlan({ phase, teamIds, groups, sets }: PhaseStage, next: PhaseStage | undefined): StagePlan {
  const hasDraws = sets.some(({ result }) => result?.score[0] === 1 && result.score[1] === 1)
  const bestOf = hasDraws ? 2 : (commonLength(sets.map(({ result }) => lengthOfResult(result))) ?? 1)
  const lower = next === undefined ? 0 : lowerEntrants(next).length
  const advancing = (next?.size ?? 1) - lower
  const ofLower = lower > 0 && { advanceLower: Math.floor(lower / Math.max(1, groups.length)) }
  if (phase.bracketType === 'DOUBLE_ELIMINATION')
    return { kind: 'gsl', groups: groups.length, advance: 2, bestOf: eliminationLength(bestOf) }
  if (phase.bracketType === 'SWISS') {
    const rounds = Math.max(1, ...sets.map(({ round = 1 }) => round))
    const least = isCompleted(phase) || next !== undefined ? 1 : Math.ceil(Math.log2(teamIds.length))
    const swiss = { ...defaultStages.swiss(teamIds.length), pairing: 'top-half', bestOf } as const
    return {
      ...swiss,
      criteria: ['points', 'buchholz', 'seed'],
      decidingBestOf: eliminationLength(bestOf),
      rounds: Math.max(rounds, least),
      advance: advancing,
      ...ofLower,
    }
  }
  const meetings = [...Map.groupBy(sets, set => pairKey(set.teamIds)).values()]
  const best = next === undefined ? 0 : advancing % Math.max(1, groups.length)
  return {
    ...defaultStages['round-robin'](teamIds.length),
    groups: Math.max(1, groups.length),
    advance: Math.max(1, Math.floor(advancing / Math.max(1, groups.length))),
    ...ofLower,
    bestOfNext: best,
    legs: meetings.some(({ length }) => length > 1) ? 2 : 1,
    bestOf,
  }
}

/** Whether two entrants that have lost before meet in a single elimination. */
function hasThirdPlace({ phase, sets }: PhaseStage): boolean {
  if (phase.bracketType !== 'SINGLE_ELIMINATION') return false
  const lost = new Set<string>()
  for (const { teamIds, result } of sets) {
    if (teamIds.every(teamId => lost.has(teamId))) return true
    if (result === null || teamIds.includes(absentTeam)) continue
    const [one, other] = result.forfeits.some(Boolean)
      ? result.forfeits.map(each => (each ? 0 : 1))
      : result.score
    lost.add(teamIds[(one ?? 0) > (other ?? 0) ? 1 : 0])
  }
  return false
}
