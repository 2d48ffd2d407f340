import type { Match, MatchStatus } from '../bracket/model/match.ts'
import type { Competition } from '../competition/competition.ts'
import type { Player } from '../player/player.ts'
import { isCheckOpen, isReady } from '../readiness/readinessCheck.ts'
import type { Notification } from './notification.ts'
import type { NotificationKind } from './notificationKinds.ts'

/** What a message is about, as it is now; null where that is gone. */
export interface Subject {
  readonly competition: Pick<Competition, 'bracketId' | 'readinessCheck' | 'status'> | null
  /** The person's entry in the competition. */
  readonly player: Pick<Player, 'ready'> | null
  /** Null also where the message is about no match. */
  readonly match: Pick<Match, 'status'> | null
}

/** The states of a match in which a message about it still makes sense. */
const calledFor: { readonly [Kind in NotificationKind]?: readonly MatchStatus[] } = {
  matchReady: ['ready', 'running'],
  checkInOpened: ['ready'],
  checkInClosing: ['ready'],
  checkInNeeded: ['ready'],
  teamMissing: ['ready'],
  timeProposed: ['waiting', 'ready'],
  standInAsked: ['waiting', 'ready', 'running'],
  vetoOpened: ['ready', 'running'],
  resultReported: ['ready', 'running'],
  reportDisputed: ['running'],
  matchDecided: ['finished'],
  lobbyGiven: ['ready', 'running'],
}

/** Whether a message calls for something that is over by now or was done, or says what has been taken back. */
export function isOutdated(
  { kind, facts }: Pick<Notification, 'kind' | 'facts'>,
  { competition, player, match }: Subject,
  now: number,
): boolean {
  if ('checkId' in facts) {
    const check = competition?.readinessCheck
    return (
      check?.checkId !== facts.checkId ||
      !isCheckOpen(check, now) ||
      player === null ||
      isReady(player, check)
    )
  }
  if (kind === 'placeTaken' && 'best' in facts) {
    return competition?.bracketId !== facts.bracketId || competition.status !== 'finished'
  }
  const statuses = calledFor[kind]
  if (statuses === undefined || !('bracketId' in facts)) return false
  return competition?.bracketId !== facts.bracketId || match === null || !statuses.includes(match.status)
}

/** Whether a message of this kind can become outdated. */
export function canBeOutdated({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): boolean {
  return 'checkId' in facts || kind === 'placeTaken' || calledFor[kind] !== undefined
}
