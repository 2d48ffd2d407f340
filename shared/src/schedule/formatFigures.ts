import { type BracketPlan, createBracket } from '../bracket/creation/createBracket.ts'
import { drawsRounds } from '../bracket/kinds/kindOf.ts'
import type { Match } from '../bracket/model/match.ts'
import { minutesOf, type ScheduleSettings } from '../bracket/model/scheduleSettings.ts'
import { entrantsOf, type Stage } from '../bracket/model/stage.ts'
import { isDrawn } from '../bracket/rounds/drawnRounds.ts'
import { isSecondFinal } from '../bracket/rounds/secondFinal.ts'
import { stageMatches } from '../bracket/stages/stageMatches.ts'
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
  const played = shape.stages.flatMap(stage =>
    playedMatches(stage, stageMatches(stage, created.value.matches)),
  )
  const matches = new Map(played.map(match => [match.id, match]))
  // Matches with a bye are not planned.
  const starts = planSchedule({ shape, matches }, { ...schedule, startsAt: 0 })
  const planned = played.filter(({ id }) => starts.has(id))
  const ends = planned.map(match => (starts.get(match.id) ?? 0) / minute + minutesOf(schedule, match))
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
function playedMatches(stage: Stage, matches: readonly Match[]): readonly Match[] {
  if (!drawsRounds(stage)) return matches.filter(match => !isSecondFinal(match))
  const entrants = entrantsOf(stage).length
  // In a round with an odd number of teams, the last match is a bye.
  return matches.filter(match => isDrawn(match) && match.position < Math.floor(entrants / 2))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
