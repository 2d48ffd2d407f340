/** `snake` turns around after each round, `straight` begins each round with the first team. */
export const draftOrders = ['snake', 'straight'] as const
export type DraftOrder = (typeof draftOrders)[number]

/** How the order of the teams came about: lowest rank first, by lot, or as the organizer put it. */
export const draftSeedings = ['rank', 'lot', 'hand'] as const
export type DraftSeeding = (typeof draftSeedings)[number]

/** `running` and `paused` drafts are open; a draft whose teams are complete stays `running` until it is confirmed. */
type DraftStatus = 'running' | 'paused' | 'confirmed' | 'cancelled'

export const draftLimits = {
  captainsMin: 2,
  captainsMax: 128,
  clockSecondsMin: 10,
  clockSecondsMax: 600,
  reserveSecondsMax: 1800,
  listMax: 640,
  recallsMax: 3,
} as const

/** The time that captains have. */
export interface DraftClock {
  /** The time for each pick, in seconds; null if there is no clock. */
  readonly pickSeconds: number | null
  /** What each captain may use up beyond it in the whole draft, in seconds. */
  readonly reserveSeconds: number
}

export interface DraftTeam {
  /** The captain, unless they have left: `captainIn` says who acts for the team. */
  readonly captainUid: string
  /** The captain and others who came into the team without a pick, in order. Those who left are gone. */
  readonly seatedUids: readonly string[]
  /** The captain is from the pool, and goes back to it if replaced. Absent otherwise. */
  readonly putIn?: true
  /** What is left of the reserve at the beginning of the turn, in milliseconds. */
  readonly reserveMs: number
  /** The team that confirming the draft made of it; null before, and if nobody was in it. */
  readonly teamId: string | null
}

/** `clock`: the time was over, and the first available player of the captain's list or the best rank was taken. */
export const pickedBy = ['captain', 'organizer', 'clock'] as const
export type PickedBy = (typeof pickedBy)[number]

export interface DraftPick {
  /** The number of the turn in which it was made. */
  readonly turn: number
  /** The index of the team. */
  readonly team: number
  readonly uid: string
  readonly by: PickedBy
  /** The place in the order of all rounds, from 0. Full teams leave places out. */
  readonly place: number
  /** What the turn took from the team's reserve, in milliseconds. It is given back if the pick is taken back. */
  readonly reserveSpentMs: number
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The player had left the team by the next change of the draft, so the seat is free for good. Absent otherwise. */
  readonly left?: true
}

/** The document `competitions/{id}/drafts/{draftId}`. It holds no names and no ranks: players do. */
export interface Draft {
  readonly status: DraftStatus
  readonly order: DraftOrder
  readonly seeding: DraftSeeding
  readonly clock: DraftClock
  /** In the order of the first round. */
  readonly teams: readonly DraftTeam[]
  /** In order; those taken back are gone. */
  readonly picks: readonly DraftPick[]
  /**
   * The number of the current turn, from 1. Incremented by every change of the draft, so that a pick of an earlier turn
   * is refused even if its place is open again.
   */
  readonly turn: number
  /**
   * The place in the order of all rounds from which the next team to pick is sought. It belongs to the team whose turn
   * began, so that a seat that becomes free in another one does not take the turn away.
   */
  readonly place: number
  /**
   * When the turn began, in milliseconds since the epoch by the server's clock; null while paused, and while nobody
   * could be picked, so that the clock runs out for nobody.
   */
  readonly turnStartedAt: number | null
  /** What the turn had used up of its time before a pause, in milliseconds. */
  readonly usedMs: number
  /** What the last change was, so that a repeated call for the turn before this one is recognized. Absent if none was. */
  readonly lastChange?: string
  /**
   * How often the turn of a place was given again, because a pick was taken back or its captain replaced: at most
   * `recallsMax` times. Without places where it never was. Absent if there are none.
   */
  readonly recalls?: Readonly<Record<number, number>>
  readonly startedBy: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
}
