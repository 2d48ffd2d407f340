import type { BestOf } from '../../format/series.ts'
import { type ValveLimits, valveLimits } from '../../format/valveSwiss.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import type { Match } from '../model/match.ts'
import { entrantsOf, type Stage, type SwissStage } from '../model/stage.ts'

/** A match that may advance or eliminate a team is a deciding one. */
type ValveSeries = 'rounds' | 'deciding'

interface Record {
  readonly wins: number
  readonly losses: number
}

/**
 * The series of each round of Valve's Swiss, in the order of matches: teams with equal records meet, and the better one
 * wins if two are left over. Of 8 teams, an upset between such two teams adds a match.
 */
export function valveSeries(teams: number, limits: ValveLimits): readonly (readonly ValveSeries[])[] {
  const rounds: ValveSeries[][] = []
  let records: readonly Record[] = Array.from({ length: teams }, () => ({ wins: 0, losses: 0 }))
  while (records.length > 1) {
    const series: ValveSeries[] = []
    const next: Record[] = []
    for (let index = 0; index + 1 < records.length; index += 2) {
      const pair = records.slice(index, index + 2)
      series.push(pair.some(record => isDecidingRecord(record, limits)) ? 'deciding' : 'rounds')
      next.push(...pair.map(({ wins, losses }, side) => ({ wins: wins + 1 - side, losses: losses + side })))
    }
    rounds.push(series)
    records = next
      .filter(({ wins, losses }) => wins < limits.winsToAdvance && losses < limits.lossesToLeave)
      .sort((one, other) => other.wins - one.wins)
  }
  return rounds
}

/** The length that a match of a Swiss stage has once it is drawn. */
export function lengthOf(
  { bestOf }: SwissStage,
  { id, round }: Pick<Match, 'id' | 'round'>,
  series: ValveSeries,
): BestOf {
  const changed = [id, round].flatMap(key => bestOf.changed?.find(({ of }) => of === key)?.bestOf ?? [])
  return changed[0] ?? bestOf[series]
}

/** The planned series of each round; null unless the stage is one of Valve's Swiss. */
export function plannedValveSeries(stage: Stage): readonly (readonly ValveSeries[])[] | null {
  return drawsRounds(stage) && stage.pairing === 'valve'
    ? valveSeries(entrantsOf(stage).length, valveLimits(stage))
    : null
}

/** Whether a team with this record can advance or leave with its next match. */
export function isDecidingRecord(
  { wins, losses }: Record,
  { winsToAdvance, lossesToLeave }: ValveLimits,
): boolean {
  return wins === winsToAdvance - 1 || losses === lossesToLeave - 1
}
