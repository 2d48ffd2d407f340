import type { RankTier } from '../ranks/rankTier.ts'

interface CheckMark {
  readonly checkId: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** The document `competitions/{id}/players/{uid}`: the public data of a player. */
export interface Player {
  readonly uid: string
  /** Null once the account is deleted. */
  readonly displayName: string | null
  readonly photoURL: string | null
  /** May be empty. Absent for guests, and for players who joined before this field existed. */
  readonly steamProfileURL?: string
  /** The rank by the competition's scale (`rankScaleOf`); null if the player has set none. */
  readonly rankTier: RankTier | null
  readonly teamId: string | null
  readonly captain: boolean
  /** Milliseconds since the epoch. */
  readonly joinedAt: number
  /** The id of the player's own call to join. Absent for entries created by an organizer or an invitation. */
  readonly joinId?: string
  /** The latest readiness check that was confirmed for the player, and when. Absent if there is none. */
  readonly ready?: CheckMark
  /** The latest readiness check of which an organizer reminded the player, and when. Absent if there is none. */
  readonly reminded?: CheckMark
  /** The requests by teams, by their ids. Absent if there are none, or once the player has a team. */
  readonly teamRequests?: Readonly<Record<string, TeamRequest>>
  /** The player would be a captain in a draft. Absent otherwise. */
  readonly wantsToCaptain?: true
  /** An entry added by an organizer or a captain, without an account or a profile. */
  readonly guest?: true
  /** A guest whom the captain of the team has named, and who belongs to this team alone. */
  readonly namedByCaptain?: true
  /** The team whose substitute the player is, without a seat in it. Absent for all others. */
  readonly substituteOf?: string
  /** The uid of the guest whose entry the person has taken over. */
  readonly guestUid?: string
  /** The rank was entered by an organizer before the person took over, so it does not follow the profile. */
  readonly rankEntered?: true
}

/** A captain's request to a player to join the team, stored in the player's entry until the player has a team. */
export interface TeamRequest {
  readonly state: 'open' | 'declined' | 'cancelled'
  /** When the player was last notified of the request, in milliseconds since the epoch. */
  readonly at: number
}
