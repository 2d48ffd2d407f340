import type { RankTier } from '../ranks/rankTier.ts'

interface CheckMark {
  readonly checkId: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** The document `competitions/{id}/players/{uid}`: the public data of a player. */
export interface Player {
  readonly uid: string
  /** Null once the account is deleted; the entry stays for the results. */
  readonly displayName: string | null
  readonly photoURL: string | null
  /** May be empty. Absent: of a guest, or joined before it was kept. */
  readonly steamProfileURL?: string
  /** In the competition's game; null if the player has set none. */
  readonly rankTier: RankTier | null
  readonly teamId: string | null
  readonly captain: boolean
  /** Milliseconds since the epoch. */
  readonly joinedAt: number
  /** The id that the player's own call to join was made with. Absent: an organizer's entry, or an invitation's. */
  readonly joinId?: string
  /** The latest readiness check in which the player was confirmed, and when. Absent: none yet. */
  readonly ready?: CheckMark
  /** The readiness check of which an organizer last reminded the player, and when. Absent: none yet. */
  readonly reminded?: CheckMark
  /** What teams have asked of the player, by their ids. Absent: nothing, or the player has got a team since. */
  readonly teamRequests?: Readonly<Record<string, TeamRequest>>
  /** Entered by an organizer: there is neither an account nor a profile. */
  readonly guest?: true
  /** The uid that the entry had as a guest's, if a person has taken it over. */
  readonly guestUid?: string
  /** An organizer entered the rank of somebody who has an account by now: it does not follow the profile. */
  readonly rankEntered?: true
}

/** A captain's request to a player to join the team, kept in the player's entry until the player has a team. */
export interface TeamRequest {
  readonly state: 'open' | 'declined' | 'cancelled'
  /** When the player was last told of it, in milliseconds since the epoch. */
  readonly at: number
}
