import type { BracketShape, Schedule } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import type { PublicCommentator } from '../commentators/publicCommentator.ts'
import type { Competition } from '../competition/competition.ts'
import type { Player } from '../player/player.ts'
import type { Team } from '../team/team.ts'

/** What a competition's pages show of its document; the rest serves lists and the functions. */
export type PublicCompetition = Omit<Competition, 'nameWords' | 'admissions'>

export type PublicPlayer = Omit<Player, 'joinId'>
export type PublicTeam = Team & { readonly id: string }
/** `id` is that of the request. */
export type SnapshotCommentator = PublicCommentator & { readonly id: string }

export interface PublicBracket {
  readonly id: string
  /** `createdAt` in milliseconds since the epoch. */
  readonly shape: BracketShape & { readonly createdAt: number; readonly schedule?: Schedule }
  readonly matches: readonly Match[]
}

/** Everything that the public pages of a competition show, as of one moment. Rows are in the order of their ids. */
export interface PublicSnapshot {
  /** By the database's clock, in milliseconds since the epoch: whatever was written before is in it. */
  readonly asOf: number
  readonly competition: PublicCompetition
  readonly players: readonly PublicPlayer[]
  readonly teams: readonly PublicTeam[]
  readonly bracket: PublicBracket | null
  readonly publicCommentators: readonly SnapshotCommentator[]
}
