import type { Section } from '../model/match.ts'
import type { SectionRounds, Stage } from '../model/stage.ts'
import { planLowerSide } from './planLowerSide.ts'
import {
  idPrefix,
  loserOf,
  type PlannedGroup,
  type PlannedMatch,
  plannedMatch,
  winnerOf,
} from './plannedMatch.ts'
import { planUpperSide } from './planUpperSide.ts'

/** A stage before its matches are laid out. */
export type UnplannedStage = Unplanned<Stage>
type Unplanned<S> = S extends Stage ? Omit<S, 'rounds'> : never

interface PlannedStage {
  readonly stage: Stage
  /** Group by group, each in drawing order. */
  readonly matches: readonly PlannedMatch[]
}

/** The rounds of the sections of a group. */
type Sections = Partial<Readonly<Record<Section, readonly (readonly PlannedMatch[])[]>>>

/** Lays out the matches of all groups of a stage. */
export function planStage(stage: UnplannedStage): PlannedStage {
  const { key, groups } = stage
  const planned = groups.map(({ entrants }, group) =>
    planGroup(stage, { stage: key, group, prefix: idPrefix(key, group, groups.length), entrants }),
  )
  return {
    stage: { ...stage, rounds: countRounds(planned) },
    matches: planned.flatMap(sections => Object.values(sections).flat(2)),
  }
}

function planGroup(stage: UnplannedStage, group: PlannedGroup): Sections {
  return stage.kind === 'single'
    ? planSingle(group, stage.thirdPlace)
    : planDouble(group, stage.grandFinal === 'reset')
}

function planSingle(group: PlannedGroup, thirdPlace: boolean): Sections {
  const main = planUpperSide(group, 'main')
  const [first, second] = (main.at(-2) ?? []).map(loserOf)
  if (!thirdPlace || !first || !second) return { main }
  return { main, 'third-place': [[plannedMatch(group, 'third-place', 1, 0, [first, second])]] }
}

function planDouble(group: PlannedGroup, reset: boolean): Sections {
  const upper = planUpperSide(group, 'upper')
  const lower = planLowerSide(group, upper)
  const upperFinal = upper.at(-1)?.[0]
  if (upperFinal === undefined) throw new Error('The upper side of a bracket has no last match')
  const first = plannedMatch(group, 'final', 1, 0, [winnerOf(upperFinal), lower.winner])
  const final = [[first]]
  // The second final is played only when the team from the lower side wins the first, so each team keeps its slot.
  if (reset)
    final.push([plannedMatch(group, 'final', 2, 0, [{ from: 'loser', match: first }, winnerOf(first)])])
  return { upper, lower: lower.rounds, final }
}

function countRounds(groups: readonly Sections[]): SectionRounds {
  const count = (section: Section) => Math.max(...groups.map(sections => sections[section]?.length ?? 0))
  return {
    main: count('main'),
    upper: count('upper'),
    lower: count('lower'),
    final: count('final'),
    'third-place': count('third-place'),
  }
}
