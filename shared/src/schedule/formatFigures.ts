import { type BracketPlan, createBracket } from '../bracket/creation/createBracket.ts'
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
  /** The key of the stage in the bracket. */
  readonly key: string
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

const minute = 60_000

/** Counts the matches of a format and estimates how long they take; null if the teams cannot play it. */
export function formatFigures(
  { teams, ...plan }: FormatPlan,
  schedule: ScheduleSettings,
): FormatFigures | null {
  const teamIds = Array.from({ length: teams }, (_, index) => String(index))
  const created = createBracket({ ...plan, teamIds })
  if (!created.ok) return null
  const { shape } = created.value
  const played = shape.stages.flatMap((stage, index) =>
    playedMatches(stageMatches(stage, created.value.matches), plan.stages?.[index], teams),
  )
  const matches = new Map(played.map(match => [match.id, match]))
  // Matches with a bye are not planned.
  const starts = planSchedule({ shape, matches }, { ...schedule, startsAt: 0 })
  const planned = played.filter(({ id }) => starts.has(id))
  const ends = planned.map(({ id, bestOf }) => (starts.get(id) ?? 0) / minute + schedule.minutes[bestOf])
  return {
    stages: shape.stages.map(stage => stageFigures(stage, planned)),
    matches: planned.length,
    minutes: Math.max(0, ...ends),
  }
}

function stageFigures(stage: Stage, planned: readonly Match[]): StageFigures {
  const { kind, key, rounds } = stage
  const groups = stage.groups.map(({ entrants }) => entrants.length)
  return {
    key,
    kind,
    teams: sum(groups),
    groups,
    matches: planned.filter(match => match.stage === key).length,
    rounds: rounds.main + rounds.upper + rounds.lower + Math.min(rounds.final, 1),
  }
}

/** The matches of a stage without those that are there only in case they are needed. */
function playedMatches(
  matches: readonly Match[],
  plan: StagePlan | undefined,
  teams: number,
): readonly Match[] {
  if (plan?.kind !== 'swiss') return matches.filter(match => !isSecondFinal(match))
  const series = swissRounds(plan, teams)
  const rounds = Map.groupBy(matches, ({ round }) => round)
  return [...rounds].flatMap(([round, ofRound]) =>
    (series[round - 1] ?? []).flatMap((bestOf, index) => {
      const match = ofRound[index]
      return match === undefined ? [] : [{ ...match, bestOf }]
    }),
  )
}

/** The series of each round. */
type Rounds = readonly (readonly BestOf[])[]

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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
