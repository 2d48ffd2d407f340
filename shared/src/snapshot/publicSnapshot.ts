import type { BracketShape, Schedule } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import type { PublicCommentator } from '../commentators/publicCommentator.ts'
import type { Competition } from '../competition/competition.ts'
import type { Draft } from '../draft/draft.ts'
import type { Player } from '../player/player.ts'
import type { Team } from '../team/team.ts'

/** The fields of a competition that its pages show; the others serve queries and functions. */
export type PublicCompetition = Omit<Competition, 'nameWords' | 'admissions' | 'visitorUid'>

export type PublicPlayer = Omit<Player, 'joinId'>
export type PublicTeam = Omit<Team, 'logoCount'> & { readonly id: string }
/** `id` is the id of the request. */
export type SnapshotCommentator = PublicCommentator & { readonly id: string }

export interface PublicBracket {
  readonly id: string
  /** `createdAt` is in milliseconds since the epoch. */
  readonly shape: BracketShape & { readonly createdAt: number; readonly schedule?: Schedule }
  readonly matches: readonly Match[]
}

/** A draft without what serves its callables alone. */
export type SnapshotDraft = Omit<Draft, 'lastChange' | 'recalls'> & { readonly id: string }

/** All data that the public pages of a competition show, at one moment. Rows are sorted by id. */
export interface PublicSnapshot {
  /** The time by the database's clock, in milliseconds since the epoch; the snapshot contains all earlier writes. */
  readonly asOf: number
  readonly competition: PublicCompetition
  readonly players: readonly PublicPlayer[]
  readonly teams: readonly PublicTeam[]
  readonly bracket: PublicBracket | null
  readonly publicCommentators: readonly SnapshotCommentator[]
  /** The draft that is open, or whose teams wait for a bracket (`isDraftShown`). Absent otherwise. */
  readonly draft?: SnapshotDraft
}
