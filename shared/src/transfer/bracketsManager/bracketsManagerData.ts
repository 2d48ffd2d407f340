import * as z from 'zod/mini'
import { bracketLimits } from '../../format/bracketLimits.ts'
import { boundedList } from '../boundedList.ts'

/** The statuses of brackets-model 1, by their numbers. */
export const theirStatus = {
  locked: 0,
  waiting: 1,
  ready: 2,
  running: 3,
  completed: 4,
  archived: 5,
  gameCancelled: 6,
} as const

/** How the losers of a round of the upper side are ordered before they drop. */
export const seedOrderings = ['natural', 'reverse', 'half_shift', 'reverse_half_shift', 'pair_flip'] as const

/** More than 512 teams in a double elimination, with five games per match, or three stages of 16 groups have. */
const rowsMax = { stage: 50, group: 100, round: 2000, match: 5000, match_game: 10_000 } as const

const id = z.union([z.int(), z.string().check(z.maxLength(100))])
const number = z.int().check(z.minimum(1))
const rows = <T extends z.ZodMiniType>(table: keyof typeof rowsMax, row: T) =>
  boundedList(row, rowsMax[table])

const opponent = z.nullable(
  z.object({
    /** Null while it is to be determined. */
    id: z.nullable(id),
    /** Of the first round of an upper side: the seed; of the lower side: the match of the upper side, from 1. */
    position: z.exactOptional(z.int()),
    forfeit: z.exactOptional(z.boolean()),
    score: z.exactOptional(z.number()),
    result: z.exactOptional(z.enum(['win', 'draw', 'loss'])),
  }),
)

const results = {
  status: z.int().check(z.minimum(0), z.maximum(6)),
  /** Null for a bye. */
  opponent1: opponent,
  opponent2: opponent,
}

const settings = z.object({
  size: z.exactOptional(z.int()),
  seedOrdering: z.exactOptional(z.array(z.string())),
  matchesChildCount: z.exactOptional(z.int()),
  groupCount: z.exactOptional(z.int()),
  roundRobinMode: z.exactOptional(z.enum(['simple', 'double'])),
  manualOrdering: z.exactOptional(z.array(z.array(z.nullable(z.int())))),
  consolationFinal: z.exactOptional(z.boolean()),
  skipFirstRound: z.exactOptional(z.boolean()),
  grandFinal: z.exactOptional(z.enum(['none', 'simple', 'double'])),
})

/**
 * What `manager.export()` of brackets-manager returns and `manager.import()` takes: the tables of brackets-model 1, of
 * one tournament. Other fields are ignored. `best_of`, `map` and `advantage` are ours: brackets-model says a length by the
 * number of games, which it wants one by one, and knows neither maps nor a first game that is granted.
 */
export const bracketsManagerSchema = z.object({
  participant: boundedList(z.object({ id, tournament_id: id, name: z.string() }), bracketLimits.teamsMax),
  stage: rows(
    'stage',
    z.object({
      id,
      tournament_id: id,
      name: z.string(),
      type: z.enum(['round_robin', 'single_elimination', 'double_elimination']),
      settings,
      number,
    }),
  ),
  group: rows('group', z.object({ id, stage_id: id, number })),
  round: rows('round', z.object({ id, stage_id: id, group_id: id, number })),
  match: rows(
    'match',
    z.object({
      ...results,
      id,
      stage_id: id,
      group_id: id,
      round_id: id,
      number,
      child_count: z.int(),
      best_of: z.exactOptional(z.int()),
      advantage: z.exactOptional(z.boolean()),
    }),
  ),
  match_game: rows(
    'match_game',
    z.object({ ...results, id, stage_id: id, parent_id: id, number, map: z.exactOptional(z.unknown()) }),
  ),
})

export type BracketsManagerData = z.output<typeof bracketsManagerSchema>
export type TheirStage = BracketsManagerData['stage'][number]
export type TheirMatch = BracketsManagerData['match'][number]
export type TheirOpponent = TheirMatch['opponent1']
