import * as z from 'zod/mini'
import { foreignId } from '../startgg/startggData.ts'

const text = z.string().check(z.maxLength(500))
const optional = { text: z.nullish(text), id: z.nullish(foreignId), int: z.nullish(z.int()) }
const ids = z.nullish(z.array(foreignId).check(z.maxLength(20)))

/** A tournament. Version 2.1 of the API names some fields otherwise than version 1. */
export const challongeTournament = z.object({
  id: foreignId,
  name: optional.text,
  tournament_type: optional.text,
  state: optional.text,
  game_name: optional.text,
  started_at: optional.text,
  start_at: optional.text,
  starts_at: optional.text,
  completed_at: optional.text,
  timestamps: z.nullish(
    z.object({ started_at: optional.text, starts_at: optional.text, completed_at: optional.text }),
  ),
  group_stage_options: z.nullish(z.object({ stage_type: optional.text })),
})

export const challongeParticipant = z.object({
  id: foreignId,
  tournament_id: optional.id,
  name: optional.text,
  display_name: optional.text,
  /** The account that has registered, by its name, which both versions of the API say. */
  username: optional.text,
  challonge_username: optional.text,
  seed: optional.int,
  /** Null until the tournament is complete. */
  final_rank: optional.int,
  /** What the matches of a group stage call the participant. */
  group_player_ids: ids,
})

const playerOfMatch = z.nullish(z.object({ data: z.nullish(z.object({ id: foreignId })) }))

export const challongeMatch = z.object({
  id: foreignId,
  tournament_id: optional.id,
  state: optional.text,
  /** Negative in the lower bracket, 0 for the match for the third place. */
  round: optional.int,
  identifier: optional.text,
  suggested_play_order: optional.int,
  group_id: optional.id,
  player1_id: optional.id,
  player2_id: optional.id,
  winner_id: optional.id,
  forfeited: z.nullish(z.boolean()),
  /** `3-1,2-3`: a score, or one per set. */
  scores_csv: optional.text,
  /** `3 - 1`, in version 2.1. */
  scores: optional.text,
  score_in_sets: z.nullish(z.array(z.array(z.nullable(z.number()))).check(z.maxLength(20))),
  points_by_participant: z.nullish(z.array(z.object({ participant_id: optional.id })).check(z.maxLength(2))),
  relationships: z.nullish(
    z.object({ player1: playerOfMatch, player2: playerOfMatch, group: playerOfMatch }),
  ),
})

type ChallongeTournament = z.output<typeof challongeTournament>
type ChallongeParticipant = z.output<typeof challongeParticipant>
export type ChallongeMatch = z.output<typeof challongeMatch>

/** A tournament with everything that belongs to it. */
export interface ChallongeEvent {
  readonly tournament: ChallongeTournament
  readonly participants: readonly ChallongeParticipant[]
  readonly matches: readonly ChallongeMatch[]
}
