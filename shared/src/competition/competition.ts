import { bracketLimits } from '../format/bracketLimits.ts'
import type { CompetitionFormat, GrandFinal } from '../format/competitionFormat.ts'
import type { SeriesPlan } from '../format/series.ts'
import type { Game } from '../games/game.ts'
import type { LiveLink } from '../live/liveLinks.ts'
import type { ReadinessCheck } from '../readiness/readinessCheck.ts'
import { type MatchDay, matchDayDefaults } from '../selfService/matchDay.ts'
import { competitionLimits } from './competitionLimits.ts'

/** `registration` until a bracket exists, `running` until it has a champion. */
export type CompetitionStatus = 'registration' | 'running' | 'finished'

interface CompetitionOptions {
  readonly thirdPlace: boolean
  readonly grandFinal: GrandFinal
  readonly rankRequired: boolean
  /** Whether joining requires a connected Telegram chat. */
  readonly telegramRequired: boolean
}

/** Upper limits. */
export interface Places {
  readonly players: number
  readonly teams: number
}

/** The document `competitions/{id}`. Times are milliseconds since the epoch. */
export interface Competition {
  readonly name: string
  /** What a search for the name asks for; see `nameWords`. */
  readonly nameWords: readonly string[]
  readonly game: Game
  readonly startDate: number
  readonly registrationDeadline: number
  readonly format: CompetitionFormat
  readonly bestOf: SeriesPlan
  readonly options: CompetitionOptions
  /** What it is about, and its rules, in Markdown; may be empty. */
  readonly description: string
  /** One paragraph; may be empty. */
  readonly prizes: string
  /** How to reach the organizer: an address of a page or a mailbox, or any other line; may be empty. */
  readonly contact: string
  /** The address of its file `banners/{id}` in Storage (see `isOwnBanner`). */
  readonly bannerURL: string | null
  readonly ownerUid: string
  /** What the owner is called in public. Absent in competitions opened before it was kept. */
  readonly ownerName?: string
  readonly adminUids: readonly string[]
  /** What each administrator is called in public, by uid. Absent where there has never been one. */
  readonly adminNames?: Readonly<Record<string, string>>
  readonly status: CompetitionStatus
  readonly bracketId: string | null
  readonly champion: { readonly teamId: string; readonly name: string } | null
  readonly places: Places
  readonly liveLinks: readonly LiveLink[]
  /** The match that organizers have chosen for the broadcast; see `matchOnAir`. */
  readonly shownMatch: { readonly bracketId: string; readonly matchId: string } | null
  /** Whether people may offer to comment. */
  readonly seeksCommentators: boolean
  /** How its matches run by themselves; null: organizers start and score them. */
  readonly matchDay: MatchDay | null
  /** Lags for a moment when players or teams leave; decisions that depend on the number count them exactly. */
  readonly playerCount: number
  readonly teamCount: number
  /**
   * Incremented with each group of players or teams admitted, so that this document changes and a concurrent admission
   * that counted or read settings before has to start over. Absent: nobody has been admitted yet.
   */
  readonly admissions?: number
  /** The latest one. Absent: there has been none. */
  readonly readinessCheck?: ReadinessCheck
  readonly revision: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** Fields added later: the values for old competitions that lack them, and where nothing else is chosen. */
export const competitionDefaults = {
  description: '',
  prizes: '',
  contact: '',
  bannerURL: null,
  places: { players: competitionLimits.players, teams: bracketLimits.teamsMax },
  nameWords: [],
  liveLinks: [],
  shownMatch: null,
  seeksCommentators: false,
  matchDay: null,
} as const satisfies Partial<Competition>

/** A competition as it was stored, perhaps before a field was added. */
export function withDefaults<C extends Competition>(stored: C): C {
  const { matchDay = null } = stored
  return {
    ...competitionDefaults,
    ...stored,
    matchDay: matchDay === null ? null : { ...matchDayDefaults, ...matchDay },
  }
}
