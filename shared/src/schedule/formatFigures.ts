import { type BracketPlan, createBracket } from '../bracket/creation/createBracket.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import type { ScheduleSettings } from '../bracket/model/scheduleSettings.ts'
import type { Stage } from '../bracket/model/stage.ts'
import { isSecondFinal } from '../bracket/rounds/secondFinal.ts'
import { stageMatches } from '../bracket/stages/stageMatches.ts'
import type { BestOf } from '../format/series.ts'
import { type StagePlan, valveLimit } from '../format/stagePlan.ts'
import { planSchedule } from './planSchedule.ts'

export interface FormatPlan extends Omit<BracketPlan, 'teamIds' | 'groups'> {
  readonly teams: number
}

export interface StageFigures {
  readonly kind: Stage['kind']
  /** The number of teams of the stage, and of each of its groups. */
  readonly teams: number
  readonly groups: readonly number[]
  /** The number of matches that are played if every team comes, without a second final. */
  readonly matches: number
  readonly rounds: number
}

export interface FormatFigures {
  readonly stages: readonly StageFigures[]
  readonly matches: number
  /** The time from the first start to the last end if every series takes its full length. */
  readonly minutes: number
}

/**
 * Counts the matches of a format and estimates how long they take; null if the teams cannot play it. A round of a table
 * starts when the one before it is over.
 */
export function formatFigures(
  { teams, ...plan }: FormatPlan,
  schedule: ScheduleSettings,
): FormatFigures | null {
  const teamIds = Array.from({ length: teams }, (_, index) => String(index))
  const created = createBracket({ ...plan, teamIds })
  if (!created.ok) return null
  const bracket = created.value
  const parts = bracket.shape.stages.map((stage, index) =>
    stage.kind === 'swiss' || stage.kind === 'round-robin'
      ? tableFigures(bracket, stage, { plan: plan.stages?.[index], schedule })
      : eliminationFigures(bracket, stage, schedule),
  )
  const pauses = schedule.pauseMinutes * (parts.length - 1)
  return {
    stages: parts.map(({ minutes: _, ...figures }) => figures),
    matches: sum(parts.map(({ matches }) => matches)),
    minutes: sum(parts.map(({ minutes }) => minutes)) + pauses,
  }
}

interface TimedFigures extends StageFigures {
  readonly minutes: number
}

function eliminationFigures(bracket: Bracket, stage: Stage, schedule: ScheduleSettings): TimedFigures {
  const played = stageMatches(stage, bracket.matches).filter(match => !isSecondFinal(match))
  const matches = new Map(played.map(match => [match.id, match]))
  const starts = planSchedule({ ...bracket, matches }, { ...schedule, startsAt: 0 })
  const ends = played.map(({ id, bestOf }) => (starts.get(id) ?? 0) / minute + schedule.minutes[bestOf])
  const { main, upper, lower, final } = stage.rounds
  return {
    ...sizes(stage),
    matches: starts.size,
    rounds: main + upper + lower + Math.min(final, 1),
    minutes: Math.max(0, ...ends.filter((_, index) => starts.has(played[index]?.id ?? ''))),
  }
}

const minute = 60_000

function tableFigures(
  bracket: Bracket,
  stage: Stage,
  { plan, schedule }: { readonly plan: StagePlan | undefined; readonly schedule: ScheduleSettings },
): TimedFigures {
  const rounds =
    plan?.kind === 'swiss'
      ? swissRounds(plan, sizes(stage).teams)
      : seriesByRound(stageMatches(stage, bracket.matches))
  const pauses = schedule.pauseMinutes * (rounds.length - 1)
  const lengths = rounds.map(series =>
    roundLength(
      series.map(bestOf => schedule.minutes[bestOf]),
      schedule.atOnce,
    ),
  )
  return {
    ...sizes(stage),
    matches: sum(rounds.map(({ length }) => length)),
    rounds: rounds.length,
    minutes: sum(lengths) + pauses,
  }
}

function sizes({ kind, groups }: Stage): Pick<StageFigures, 'kind' | 'teams' | 'groups'> {
  const counts = groups.map(({ entrants }) => entrants.length)
  return { kind, teams: sum(counts), groups: counts }
}

/** The series of each round. */
type Rounds = readonly (readonly BestOf[])[]

function seriesByRound(matches: readonly Match[]): Rounds {
  const rounds = Map.groupBy(matches, ({ round }) => round)
  return [...rounds.values()].map(round => round.map(({ bestOf }) => bestOf))
}

function swissRounds(plan: Extract<StagePlan, { kind: 'swiss' }>, teams: number): Rounds {
  if (plan.pairing === 'valve') return valveRounds(plan, teams)
  return Array.from({ length: plan.rounds }, () => new Array<BestOf>(Math.floor(teams / 2)).fill(plan.bestOf))
}

/**
 * The series of Valve's Swiss: teams with equal records meet, and the better one wins if two are left over. Of 8 teams,
 * an upset between such two teams adds a match.
 */
function valveRounds(plan: Extract<StagePlan, { kind: 'swiss' }>, teams: number): Rounds {
  const rounds: BestOf[][] = []
  let records: readonly Record[] = Array.from({ length: teams }, () => ({ wins: 0, losses: 0 }))
  while (records.length > 1) {
    const series: BestOf[] = []
    const next: Record[] = []
    for (let index = 0; index + 1 < records.length; index += 2) {
      const pair = records.slice(index, index + 2)
      series.push(pair.some(isDeciding) ? plan.decidingBestOf : plan.bestOf)
      next.push(...pair.map(({ wins, losses }, side) => ({ wins: wins + 1 - side, losses: losses + side })))
    }
    rounds.push(series)
    records = next
      .filter(({ wins, losses }) => wins < valveLimit && losses < valveLimit)
      .sort((one, other) => other.wins - one.wins)
  }
  return rounds
}

interface Record {
  readonly wins: number
  readonly losses: number
}

function isDeciding({ wins, losses }: Record): boolean {
  return wins === valveLimit - 1 || losses === valveLimit - 1
}

/** The time in which series are played that can all start at once, but of which not more than `atOnce` may run. */
function roundLength(series: readonly number[], atOnce: number | null): number {
  const ends = new Array<number>(Math.min(atOnce ?? series.length, series.length)).fill(0)
  for (const length of series) {
    const earliest = ends.indexOf(Math.min(...ends))
    ends[earliest] = (ends[earliest] ?? 0) + length
  }
  return Math.max(0, ...ends)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
