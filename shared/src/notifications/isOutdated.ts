import type { Match, MatchStatus } from '../bracket/model/match.ts'
import type { Competition } from '../competition/competition.ts'
import type { Draft } from '../draft/draft.ts'
import type { DraftPlayer } from '../draft/draftPlayer.ts'
import { captainIn, draftTeamOf } from '../draft/members.ts'
import { isOpen } from '../draft/turn.ts'
import type { Applicant } from '../entry/applicant.ts'
import type { Player } from '../player/player.ts'
import { isCheckOpen, isReady } from '../readiness/readinessCheck.ts'
import type { Notification } from './notification.ts'
import type { NotificationKind } from './notificationKinds.ts'

/** The current state of what a message is about; null if it no longer exists. */
export interface Subject {
  readonly competition: Pick<
    Competition,
    'bracketId' | 'draftId' | 'readinessCheck' | 'status' | 'entryQueue'
  > | null
  /** The person's entry in the competition. */
  readonly player: (DraftPlayer & Pick<Player, 'ready'>) | null
  /** The person's application. */
  readonly applicant: Pick<Applicant, 'state'> | null
  /** Null also if the message is not about a draft. */
  readonly draft?: Pick<Draft, 'status' | 'place' | 'teams' | 'picks'> | null
  /** The captain of the person's team in the draft; null also if the captain has left, and another member acts. */
  readonly captain?: DraftPlayer | null
  /** Null also if the message is not about a match. */
  readonly match: Pick<Match, 'status'> | null
}

/** The states of a match in which a message of each kind is still relevant. */
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

const ofEntry: ReadonlySet<NotificationKind> = new Set([
  'entryRequested',
  'placeToConfirm',
  'movedUp',
  'registrationClosed',
])

/** Whether a message asks for something that is over or done, or reports something that was undone. */
export function isOutdated(
  { kind, facts }: Pick<Notification, 'kind' | 'facts'>,
  { competition, player, applicant, match, draft = null, captain = null }: Subject,
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
  if (kind === 'entryRequested') return (competition?.entryQueue.requested ?? 0) === 0
  if (kind === 'placeToConfirm') return applicant?.state !== 'confirming'
  if (kind === 'registrationClosed') return applicant?.state !== 'requested' && applicant?.state !== 'waiting'
  if ('draftId' in facts) {
    if (competition?.draftId !== facts.draftId || draft === null || player === null) return true
    // The turn goes on after a pause, and its captain is not called again.
    if (!isOpen(draft) || ('place' in facts && draft.place !== facts.place)) return true
    // Another one has been made captain.
    const entries = captain === null ? [player] : [player, captain]
    return captainIn(draft, entries, draftTeamOf(draft, player)) !== player.uid
  }
  if (kind === 'movedUp') return player === null
  if (kind === 'placeTaken' && 'best' in facts) {
    return competition?.bracketId !== facts.bracketId || competition.status !== 'finished'
  }
  if (kind === 'competitionOpened') return competition?.status !== 'registration'
  const statuses = calledFor[kind]
  if (statuses === undefined || !('bracketId' in facts)) return false
  return competition?.bracketId !== facts.bracketId || match === null || !statuses.includes(match.status)
}

/** Whether a message of this kind can become outdated. */
export function canBeOutdated({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): boolean {
  const isOfCompetition = kind === 'placeTaken' || kind === 'competitionOpened'
  return (
    'checkId' in facts ||
    'draftId' in facts ||
    ofEntry.has(kind) ||
    isOfCompetition ||
    calledFor[kind] !== undefined
  )
}
