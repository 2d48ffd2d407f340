import type { LiveLink } from '../live/liveLinks.ts'
import type { ReadinessCheck } from '../readiness/readinessCheck.ts'
import { selfServiceDefaults } from '../selfService/selfService.ts'
import { completeGroups, settingDefaults } from './settings/settings.ts'
import type { CompetitionSettings } from './settings/settingTable.ts'

/** `registration` until a bracket exists, `running` until it has a champion. */
export type CompetitionStatus = 'registration' | 'running' | 'finished'

/** The document `competitions/{id}`. Times are milliseconds since the epoch. */
export interface Competition extends CompetitionSettings {
  /** What a search for the name asks for; see `nameWords`. */
  readonly nameWords: readonly string[]
  readonly ownerUid: string
  /** What the owner is called in public. Absent in competitions opened before it was kept. */
  readonly ownerName?: string
  readonly adminUids: readonly string[]
  /** What each administrator is called in public, by uid. Absent where there has never been one. */
  readonly adminNames?: Readonly<Record<string, string>>
  readonly status: CompetitionStatus
  readonly bracketId: string | null
  readonly champion: { readonly teamId: string; readonly name: string } | null
  readonly liveLinks: readonly LiveLink[]
  /** The match that organizers have chosen for the broadcast; see `matchOnAir`. */
  readonly shownMatch: { readonly bracketId: string; readonly matchId: string } | null
  /** Whether people may offer to comment. */
  readonly seeksCommentators: boolean
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

/** The values of fields where nothing else is chosen, and of those that were added after a competition was stored. */
export const competitionDefaults = {
  ...settingDefaults,
  nameWords: [],
  liveLinks: [],
  shownMatch: null,
  seeksCommentators: false,
} as const satisfies Partial<Competition>

/** A competition as it was stored, perhaps before a field was added. */
export function withDefaults<C extends Competition>(stored: C): C {
  const { selfService = null } = stored
  return {
    ...competitionDefaults,
    ...stored,
    ...completeGroups(stored),
    selfService: selfService === null ? null : { ...selfServiceDefaults, ...selfService },
  }
}
