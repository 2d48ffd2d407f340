import { optionOf } from '../../format/stageKinds/stageKinds.ts'
import { valveLimits } from '../../format/valveSwiss.ts'
import { kindOf } from '../kinds/kindOf.ts'
import type { Section } from '../model/match.ts'
import { idPrefix } from '../model/matchId.ts'
import {
  isLate,
  type SectionRounds,
  type Stage,
  type TableStage,
  type WithoutRounds,
} from '../model/stage.ts'
import { planLowerSide } from './planLowerSide.ts'
import {
  type Entrant,
  loserOf,
  type PlannedGroup,
  type PlannedMatch,
  plannedMatch,
  winnerOf,
} from './plannedMatch.ts'
import { planUpperSide } from './planUpperSide.ts'
import { roundRobinRounds } from './roundRobinRounds.ts'
import { valveSeries } from './valveSeries.ts'

/** A stage before its matches are laid out. */
export type UnplannedStage = WithoutRounds<Stage>

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
    layouts[stage.kind](stage as never, {
      stage: key,
      group,
      prefix: idPrefix(key, group, groups.length),
      entrants,
    }),
  )
  return {
    stage: { ...stage, rounds: countRounds(planned) },
    matches: planned.flatMap(sections => Object.values(sections).flat(2)),
  }
}

/** How the matches of a group are laid out in each kind of stage. */
const layouts: {
  readonly [K in Stage['kind']]: (stage: Unplanned<K>, group: PlannedGroup) => Sections
} = {
  single: planSingle,
  double: planDouble,
  gsl: planSides,
  'round-robin': planRoundRobin,
  swiss: planSwiss,
}

function planSingle({ thirdPlace }: Unplanned<'single'>, group: PlannedGroup): Sections {
  const main = planUpperSide(group, 'main')
  const [first, second] = (main.at(-2) ?? []).map(loserOf)
  if (!thirdPlace || !first || !second) return { main }
  return { main, 'third-place': [[plannedMatch(group, 'third-place', 1, 0, [first, second])]] }
}

/** Both sides of a double elimination, without a final. */
function planSides(_: unknown, group: PlannedGroup): Sections {
  const upper = planUpperSide(group, 'upper')
  return { upper, lower: planLowerSide({ ...group, entrants: [] }, upper).rounds }
}

type Unplanned<K extends Stage['kind']> = Extract<UnplannedStage, { kind: K }>

function planRoundRobin(stage: Unplanned<'round-robin'>, group: PlannedGroup): Sections {
  const rounds = roundRobinRounds(group.entrants.length, stage.legs)
  const main = rounds.map((pairs, round) =>
    pairs.map(([upper, lower], position) =>
      plannedMatch(group, 'main', round + 1, position, [entrantAt(group, upper), entrantAt(group, lower)]),
    ),
  )
  return { main, ...planTieBreaks(stage, group) }
}

function entrantAt({ entrants }: PlannedGroup, seed: number): Entrant {
  const entrant = entrants[seed - 1]
  if (entrant === undefined) throw new Error(`The group has no entrant ${seed}`)
  return entrant
}

/**
 * Each round has a match for every team, so that any number of teams that are still in can be paired. The first round
 * after another stage is planned by seeds, as its teams are not known yet; the others are drawn. Spare matches are
 * byes until a late entry needs them, or a round of Valve's Swiss whose records have not come out even.
 */
function planSwiss(stage: Unplanned<'swiss'>, group: PlannedGroup): Sections {
  const { pairing, roundCount, spareMatches = 0 } = stage
  const onTime = group.entrants.filter(entrant => !isLate(entrant))
  const matches = Math.ceil(onTime.length / 2)
  const regular =
    pairing === 'valve' ? valveSeries(onTime.length, valveLimits(stage)).map(({ length }) => length) : []
  const isDrawn = group.entrants.every(({ from }) => from === 'seed')
  const planned = isDrawn ? null : pairsBySeed(stage, group)
  const main = Array.from({ length: roundCount }, (_, round) =>
    Array.from({ length: round === 0 ? matches : matches + spareMatches }, (__, position) => {
      const source: Entrant = position < (regular[round] ?? matches) ? { from: 'pairing' } : { from: 'bye' }
      const sources = round === 0 ? planned?.[position] : undefined
      return plannedMatch(group, 'main', round + 1, position, sources ?? [source, source])
    }),
  )
  return { main, ...planTieBreaks(stage, group) }
}

/** The first round of a Swiss stage whose teams have no results yet, as it would be drawn. */
function pairsBySeed(
  stage: Unplanned<'swiss'>,
  group: PlannedGroup,
): readonly (readonly [Entrant, Entrant])[] {
  const scheme = stage.pairing === 'valve' ? optionOf(stage, 'firstRound') : stage.pairing
  const half = group.entrants.length >> 1
  const sidesOf = {
    'top-half': match => [match, match + half],
    'top-bottom': match => [match, 2 * half + 1 - match],
    adjacent: match => [2 * match - 1, 2 * match],
  } satisfies Record<typeof scheme, (match: number) => readonly [number, number]>
  const pairs = Array.from({ length: half }, (_, index) => {
    const [upper, lower] = sidesOf[scheme](index + 1)
    return [entrantAt(group, upper), entrantAt(group, lower)] as const
  })
  const left = group.entrants[2 * half]
  return left === undefined ? pairs : [...pairs, [left, { from: 'bye' }]]
}

/** The matches that nobody plays unless they are to decide a tie. */
function planTieBreaks(
  { tieBreaks = false, tieBreakMatches = 1 }: Pick<TableStage, 'tieBreaks' | 'tieBreakMatches'>,
  group: PlannedGroup,
): Sections {
  if (!tieBreaks) return {}
  const matches = Array.from({ length: tieBreakMatches }, (_, position) =>
    plannedMatch(group, 'tie-break', 1, position, [{ from: 'pairing' }, { from: 'pairing' }]),
  )
  return { 'tie-break': [matches] }
}

function planDouble(stage: Unplanned<'double'>, group: PlannedGroup): Sections {
  const entrants = kindOf(stage).upperEntrants(stage)
  const upper = planUpperSide({ ...group, entrants }, 'upper')
  const lower = planLowerSide({ ...group, entrants: group.entrants.slice(entrants.length) }, upper)
  const upperFinal = upper.at(-1)?.[0]
  if (upperFinal === undefined) throw new Error('The upper side of a bracket has no last match')
  const first = plannedMatch(group, 'final', 1, 0, [winnerOf(upperFinal), lower.winner])
  const final = [[first]]
  // The second final is played only when the team from the lower side wins the first, so each team keeps its slot.
  if (stage.grandFinal === 'reset')
    final.push([plannedMatch(group, 'final', 2, 0, [{ from: 'loser', match: first }, winnerOf(first)])])
  return { upper, lower: lower.rounds, final }
}

function countRounds(groups: readonly Sections[]): SectionRounds {
  const count = (section: keyof SectionRounds) =>
    Math.max(...groups.map(sections => sections[section]?.length ?? 0))
  return {
    main: count('main'),
    upper: count('upper'),
    lower: count('lower'),
    final: count('final'),
    'third-place': count('third-place'),
  }
}
