import type { BroadcastQueue } from '../live/broadcastQueue.ts'
import type { LiveLink } from '../live/liveLinks.ts'
import type { ReadinessCheck } from '../readiness/readinessCheck.ts'
import type { Crowned } from './champions.ts'
import { type EntryQueue, emptyQueue } from './entryQueue.ts'
import type { Sponsor } from './sponsor.ts'
import { selfServiceDefaults } from '../selfService/selfService.ts'
import { completeGroups, settingDefaults } from './settings/settings.ts'
import type { CompetitionSettings } from './settings/settingTable.ts'

/** `registration` until a bracket exists, `running` until it has a champion. */
export type CompetitionStatus = 'registration' | 'running' | 'finished'

/** The document `competitions/{id}`. Times are milliseconds since the epoch. */
export interface Competition extends CompetitionSettings, Crowned {
  /** The index of the name search; see `nameWords`. */
  readonly nameWords: readonly string[]
  readonly ownerUid: string
  /** The owner's public name. Absent in competitions created before this field existed. */
  readonly ownerName?: string
  /**
   * In a demonstration, the visitor whose copy it is, the only one who may change it. Lists there show only competitions
   * of nobody (null). Absent elsewhere.
   */
  readonly visitorUid?: string | null
  readonly adminUids: readonly string[]
  /** The public name of each administrator, by uid. Absent if there has never been one. */
  readonly adminNames?: Readonly<Record<string, string>>
  /** Confirmed commentators who may run the broadcast without being administrators. */
  readonly producerUids: readonly string[]
  readonly status: CompetitionStatus
  readonly bracketId: string | null
  readonly liveLinks: readonly LiveLink[]
  readonly sponsors: readonly Sponsor[]
  /** The matches that organizers have chosen for the broadcast; see `matchOnAir`. Null if they never have. */
  readonly broadcastQueue: BroadcastQueue | null
  /** The captains' draft that is open, or was the latest. Absent if there was none. */
  readonly draftId?: string
  /** Whether people may offer to commentate. */
  readonly seeksCommentators: boolean
  /**
   * The page of the owner on which the competition stands, by an address that it has or had (null: on none), and when
   * its followers were told. Absent if it has never been on one.
   */
  readonly onPage?: { readonly address: string | null; readonly toldAt: number | null }
  /** The count lags for a moment when players or teams leave; decisions that depend on the number count exactly. */
  readonly playerCount: number
  readonly teamCount: number
  /** Those who have asked to enter. */
  readonly entryQueue: EntryQueue
  /**
   * Incremented with each batch of players or teams admitted, so that a concurrent admission that counted before has to
   * start over. Absent if nobody has been admitted yet.
   */
  readonly admissions?: number
  /** The latest readiness check. Absent if there has been none. */
  readonly readinessCheck?: ReadinessCheck
  readonly revision: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** Default values of fields, which also apply to fields added after a competition was stored. */
export const competitionDefaults = {
  ...settingDefaults,
  nameWords: [],
  producerUids: [],
  liveLinks: [],
  sponsors: [],
  broadcastQueue: null,
  seeksCommentators: false,
  entryQueue: emptyQueue,
} as const satisfies Partial<Competition>

/** What `broadcastQueue` has replaced. Stored competitions may have it. */
interface ShownMatch {
  readonly shownMatch?: { readonly bracketId: string; readonly matchId: string } | null
}

/** Completes a stored competition, which may lack fields that were added later. */
export function withDefaults<C extends Competition>(stored: C & ShownMatch): C {
  const { selfService = null } = stored
  const broadcastQueue = completeQueue(stored)
  return {
    ...competitionDefaults,
    ...stored,
    ...completeGroups(stored),
    liveLinks: (stored.liveLinks ?? []).map(link => ({ ...link, stream: link.stream ?? 0 })),
    broadcastQueue,
    selfService: selfService === null ? null : { ...selfServiceDefaults, ...selfService },
  }
}

/**
 * Completes a stored queue. A match that was chosen before there were queues is a queue of one; before there were
 * streams, all matches were in the first one.
 */
function completeQueue({ broadcastQueue, shownMatch }: Competition & ShownMatch): BroadcastQueue | null {
  if (broadcastQueue) {
    const matches = broadcastQueue.matches.map(match => ({ ...match, stream: match.stream ?? 0 }))
    return { ...broadcastQueue, matches }
  }
  if (!shownMatch) return null
  const { bracketId, matchId } = shownMatch
  return { bracketId, matches: [{ matchId, stream: 0, locked: false }], revision: 0 }
}
