import { type ValveLimits, valveLimits } from '../../format/valveSwiss.ts'
import type { Bracket } from '../model/bracket.ts'
import { isUsed } from '../model/isUsed.ts'
import type { Match } from '../model/match.ts'
import type { SwissStage } from '../model/stage.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { type TeamRecord, teamRecords } from '../tables/teamRecords.ts'
import { entrantTeams } from './entrantTeams.ts'
import { lateEntries } from './lateEntries.ts'
import { isPublished, swissRounds } from './publication.ts'
import { tableMatches } from './stageMatches.ts'

type BoxRecord = Pick<TeamRecord, 'wins' | 'draws' | 'losses'>

const noRecord: BoxRecord = { wins: 0, draws: 0, losses: 0 }

/** The teams of a Swiss stage that have the same record before a round. */
export interface SwissBox extends BoxRecord {
  /** Whether the teams play on, or have left the stage of Valve's Swiss with enough wins or losses. */
  readonly state: 'playing' | 'advanced' | 'eliminated'
  /** The matches of the round, once it is published. A pair of unequal teams is in the box of the better one. */
  readonly matches: readonly Match[]
  /** The teams that wait for the round, or have left. */
  readonly teamIds: readonly string[]
}

export interface SwissColumn {
  /** From 1. The column after the last round has only teams that have left. */
  readonly round: number
  readonly boxes: readonly SwissBox[]
}

/**
 * Arranges a Swiss stage by rounds and records, the best record of each round at the top. The boxes of Valve's Swiss
 * are there from the start.
 */
export function swissBoard(bracket: Bracket, stage: SwissStage): readonly SwissColumn[] {
  const matches = tableMatches(stage, bracket.matches)
  const withdrawn = withdrawnTeams(bracket)
  const teamIds = entrantTeams(bracket, stage, 0)
  const late = lateEntries(bracket, stage)
  const recordsBefore = (round: number) =>
    teamRecords(
      teamIds,
      matches.filter(match => match.round < round),
      stage.table.points,
      { late },
    )
  const isLimited = stage.pairing === 'valve'
  const limits = valveLimits(stage)
  const rounds = swissRounds(bracket, stage)
  const last = isLimited ? rounds.length + 1 : rounds.length
  return Array.from({ length: last }, (_, index): SwissColumn => {
    const round = index + 1
    const records = recordsBefore(round)
    const played = rounds[index] ?? []
    const isDrawn = isPublished(played)
    const waiting = [...records.values()].filter(
      ({ teamId, missedRounds, meetings }) =>
        missedRounds + meetings.length === index && !withdrawn.has(teamId),
    )
    const boxes = new Map(
      (isLimited ? limitedRecords(index, limits) : []).map(record => [recordKey(record), boxOf(record)]),
    )
    const fill = (record: BoxRecord, change: (box: SwissBox) => SwissBox) => {
      const key = recordKey(record)
      boxes.set(key, change(boxes.get(key) ?? boxOf(record)))
    }
    for (const match of isDrawn ? played.filter(isUsed) : []) {
      const known = match.slots.flatMap(({ teamId }) => records.get(teamId ?? '') ?? []).sort(byRecord)
      // The first round after another stage is published before its teams are known.
      const better = known[0] ?? (round === 1 ? noRecord : null)
      if (better !== null) fill(better, box => ({ ...box, matches: [...box.matches, match] }))
    }
    for (const record of waiting) {
      const hasLeft = isLimited && stateOf(record, limits) !== 'playing'
      if (hasLeft || !isDrawn) fill(record, box => ({ ...box, teamIds: [...box.teamIds, record.teamId] }))
    }
    return { round, boxes: [...boxes.values()].sort(byRecord) }
  })

  function boxOf({ wins, draws, losses }: BoxRecord): SwissBox {
    const state = isLimited ? stateOf({ wins, draws, losses }, limits) : 'playing'
    return { wins, draws, losses, state, matches: [], teamIds: [] }
  }
}

function stateOf(
  { wins, losses }: BoxRecord,
  { winsToAdvance, lossesToLeave }: ValveLimits,
): SwissBox['state'] {
  if (wins >= winsToAdvance) return 'advanced'
  return losses >= lossesToLeave ? 'eliminated' : 'playing'
}

/** All records after a number of rounds, without those of teams that have left before. */
function limitedRecords(rounds: number, { winsToAdvance, lossesToLeave }: ValveLimits): readonly BoxRecord[] {
  return Array.from({ length: rounds + 1 }, (_, losses) => ({
    wins: rounds - losses,
    draws: 0,
    losses,
  })).filter(
    ({ wins, losses }) =>
      wins <= winsToAdvance && losses <= lossesToLeave && (wins < winsToAdvance || losses < lossesToLeave),
  )
}

function recordKey({ wins, draws, losses }: BoxRecord): string {
  return `${wins} ${draws} ${losses}`
}

function byRecord(one: BoxRecord, other: BoxRecord): number {
  return other.wins - other.losses - (one.wins - one.losses) || other.wins - one.wins
}
