/** A match as Challonge stores it. */
export interface ChallongeSet {
  /** Negative in the lower bracket. */
  readonly round: number
  readonly entrants: readonly [number, number]
  /** The scores of its sets; one if only the score was reported, none if only the winner. */
  readonly sets: readonly (readonly [number, number])[]
  /** Null for a draw, and if the match is not over. */
  readonly winnerId: number | null
  readonly isForfeit?: boolean
  readonly isOpen?: boolean
  /** The number of its group; absent in the final stage. */
  readonly group?: number
}

export interface ChallongeRecord {
  readonly id: number
  readonly name: string
  readonly type: 'single elimination' | 'double elimination' | 'round robin' | 'swiss'
  readonly game?: string
  readonly startedAt?: string
  readonly state?: string
  /** In the order of seeds. */
  readonly participants: readonly { readonly id: number; readonly name: string; readonly username?: string }[]
  /** The ids of participants by their final places. */
  readonly ranking?: readonly number[]
  readonly sets: readonly ChallongeSet[]
}

/** Matches of groups call a participant by another id. */
const groupPlayer = (id: number) => id + 1_000_000

function rankOf({ ranking = [] }: ChallongeRecord, id: number): number | null {
  const index = ranking.indexOf(id)
  return index < 0 ? null : index + 1
}

/** The answers of version 1 about a tournament: tournament, participants, matches. */
export function answersOfVersion1(record: ChallongeRecord): readonly [object, object, object] {
  const { id, participants, sets } = record
  const hasGroups = sets.some(({ group }) => group !== undefined)
  return [
    {
      tournament: {
        id,
        name: record.name,
        tournament_type: record.type,
        state: record.state ?? 'complete',
        game_name: record.game ?? null,
        started_at: record.startedAt ?? null,
        group_stages_enabled: hasGroups,
      },
    },
    participants.map((each, index) => ({
      participant: {
        id: each.id,
        tournament_id: id,
        name: each.name,
        username: each.username ?? null,
        challonge_user_id: each.username === undefined ? null : 5000 + each.id,
        seed: index + 1,
        final_rank: rankOf(record, each.id),
        group_player_ids: hasGroups ? [groupPlayer(each.id)] : [],
      },
    })),
    sets.map(
      ({ round, entrants, sets: scores, winnerId, isForfeit = null, isOpen = false, group }, index) => {
        const playerOf = (each: number) => (group === undefined ? each : groupPlayer(each))
        return {
          match: {
            id: id * 1000 + index,
            tournament_id: id,
            state: isOpen ? 'open' : 'complete',
            player1_id: playerOf(entrants[0]),
            player2_id: playerOf(entrants[1]),
            winner_id: winnerId === null ? null : playerOf(winnerId),
            round,
            group_id: group ?? null,
            suggested_play_order: index + 1,
            scores_csv: scores.map(each => each.join('-')).join(','),
            forfeited: isForfeit,
          },
        }
      },
    ),
  ]
}

/** The same answers of version 2.1, in which matches of groups call a participant as the others do. */
export function answersOfVersion2(record: ChallongeRecord): readonly [object, object, object] {
  const { id, participants, sets } = record
  return [
    {
      data: {
        id: String(id),
        type: 'tournament',
        attributes: {
          name: record.name,
          tournament_type: record.type,
          state: record.state ?? 'complete',
          game_name: record.game ?? null,
          timestamps: { started_at: record.startedAt ?? null },
          group_stage_options: sets.some(({ group }) => group !== undefined)
            ? { stage_type: 'round robin' }
            : null,
        },
      },
    },
    {
      data: participants.map((each, index) => ({
        id: String(each.id),
        type: 'participant',
        attributes: {
          tournament_id: id,
          name: each.name,
          username: each.username ?? null,
          seed: index + 1,
          final_rank: rankOf(record, each.id),
        },
      })),
      meta: { count: participants.length },
    },
    {
      data: sets.map(({ round, entrants, sets: scores, winnerId, isOpen = false, group }, index) => ({
        id: String(id * 1000 + index),
        type: 'match',
        attributes: {
          state: isOpen ? 'open' : 'complete',
          round,
          suggested_play_order: index + 1,
          scores: scores.length === 1 ? (scores[0] ?? []).join(' - ') : '',
          score_in_sets: scores,
          winner_id: winnerId,
          points_by_participant: entrants.map(participant_id => ({ participant_id, scores: [] })),
        },
        relationships: {
          player1: { data: { id: String(entrants[0]), type: 'participant' } },
          player2: { data: { id: String(entrants[1]), type: 'participant' } },
          ...(group !== undefined && { group: { data: { id: String(group), type: 'group' } } }),
        },
      })),
    },
  ]
}
