import type { Game } from '../games/game.ts'

export const competitionFormats = ['single', 'double'] as const
export type CompetitionFormat = (typeof competitionFormats)[number]

export const seriesLengths = [1, 3, 5] as const
/** The number of games a series has at most; a side needs more than half of them to win. */
export type BestOf = (typeof seriesLengths)[number]

export const grandFinals = ['single', 'reset'] as const
/** `reset`: when the team from the lower side wins the final, a second final decides. */
export type GrandFinal = (typeof grandFinals)[number]

/** `registration` until a bracket exists, `running` until it has a champion. */
export type CompetitionStatus = 'registration' | 'running' | 'finished'

export interface CompetitionOptions {
  readonly thirdPlace: boolean
  readonly grandFinal: GrandFinal
  readonly rankRequired: boolean
  /** Whether only those join whom the product can write to in Telegram. */
  readonly telegramRequired: boolean
}

export interface SeriesPlan {
  /** Best of, for every match but those of the last round. */
  readonly rounds: BestOf
  readonly final: BestOf
}

/** The most that a competition takes of each. */
export interface Places {
  readonly players: number
  readonly teams: number
}

/** The document `competitions/{id}`. Times are milliseconds since the epoch, in UTC. */
export interface Competition {
  readonly name: string
  readonly game: Game
  readonly startDate: number
  readonly registrationDeadline: number
  readonly format: CompetitionFormat
  readonly bestOf: SeriesPlan
  readonly options: CompetitionOptions
  readonly ownerUid: string
  readonly adminUids: readonly string[]
  readonly status: CompetitionStatus
  readonly bracketId: string | null
  readonly champion: { readonly teamId: string; readonly name: string } | null
  /** Absent: as many as there can be (see `capacityOf`). */
  readonly places?: Places
  /** Lags behind for a moment when players or teams go; what is decided by a number counts them. */
  readonly playerCount: number
  readonly teamCount: number
  /**
   * Grows with each group of players or teams that is let in, so that this document changes: whoever counted before,
   * or read other settings, has to begin again. Absent: nobody has been let in yet.
   */
  readonly admissions?: number
  readonly revision: number
  readonly createdAt: number
  readonly updatedAt: number
}
