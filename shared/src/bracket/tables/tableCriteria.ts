import type { TableCriterion } from '../../format/tableCriterion.ts'
import { buchholzShares, difficulty, opponentsMatchRate, sonnebornBerger } from './opponentCriteria.ts'
import type { StageRecords } from './stageRecords.ts'
import type { TeamRecord } from './teamRecords.ts'

/** A criterion that gives each team a number. */
export interface CriterionRow {
  readonly better: 'higher' | 'lower'
  /** Null if the value is not known. */
  readonly value: (record: TeamRecord, stage: StageRecords) => number | null
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * The criteria that compare a number of each team. `record` is the number of wins minus losses, by which Valve's Swiss
 * stages are sorted.
 */
export const criterionTable = {
  points: { better: 'higher', value: ({ points }) => points },
  wins: { better: 'higher', value: ({ wins }) => wins },
  record: { better: 'higher', value: ({ wins, losses }) => wins - losses },
  'game-difference': { better: 'higher', value: ({ gamesWon, gamesLost }) => gamesWon - gamesLost },
  'games-won': { better: 'higher', value: ({ gamesWon }) => gamesWon },
  'round-difference': { better: 'higher', value: ({ rounds }) => rounds && rounds[0] - rounds[1] },
  'rounds-won': { better: 'higher', value: ({ rounds }) => rounds?.[0] ?? null },
  buchholz: { better: 'higher', value: (record, stage) => sum(buchholzShares(record, stage)) },
  'buchholz-cut-1': {
    better: 'higher',
    value: (record, stage) => sum(buchholzShares(record, stage).slice(1)),
  },
  'median-buchholz': {
    better: 'higher',
    value: (record, stage) => sum(buchholzShares(record, stage).slice(1, -1)),
  },
  difficulty: { better: 'higher', value: difficulty },
  'sonneborn-berger': { better: 'higher', value: sonnebornBerger },
  'opponents-match-rate': { better: 'higher', value: opponentsMatchRate },
  'fewer-forfeits': { better: 'lower', value: ({ forfeits }) => forfeits },
  seed: { better: 'lower', value: ({ seed }) => seed },
} as const satisfies Record<Exclude<TableCriterion, 'head-to-head'>, CriterionRow>

export type NumberCriterion = keyof typeof criterionTable

/** The criteria of a stage if the organizer chooses none. */
export const defaultCriteria = {
  'round-robin': ['points', 'head-to-head', 'game-difference', 'games-won'],
  swiss: ['points', 'buchholz', 'seed'],
  'valve-swiss': ['record', 'difficulty', 'seed'],
} as const satisfies Record<string, readonly TableCriterion[]>
