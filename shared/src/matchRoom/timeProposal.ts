import type { Match, Side } from '../bracket/model/match.ts'
import type { Competition } from '../competition/competition.ts'
import { plannedStart } from '../schedule/plannedStart.ts'
import type { SelfService } from '../selfService/selfService.ts'
import { attentionWithoutCheckIn } from './checkIn.ts'
import { dueTime } from './dueTime.ts'
import type { MatchRoom, TimeProposal } from './matchRoom.ts'
import type { MatchRoomChange } from './matchRoomChange.ts'

const minuteMs = 60_000

/** A match that a proposal is about, with its time. */
export interface PlannedMatch {
  readonly match: Match
  readonly competition: Pick<Competition, 'startDate'>
}

/** Returns the proposal if it refers to the current state of the match and is still open. */
export function openProposal(
  { proposal }: Pick<MatchRoom, 'proposal'>,
  { match, competition }: PlannedMatch,
): TimeProposal | null {
  if (proposal === null || proposal.answer !== null || match.status !== 'ready') return null
  const isCurrent = proposal.revision === match.revision && proposal.before === dueTime(match, competition)
  return isCurrent ? proposal : null
}

/**
 * Returns the earliest and the latest time to which teams may move their match, in milliseconds since the epoch; null
 * if they may not. The range is relative to the start that the organizers planned, whatever the teams have agreed on
 * since.
 */
export function movableWithin(
  { match, competition }: PlannedMatch,
  { moveMinutes }: Pick<SelfService, 'moveMinutes'>,
): { readonly earliest: number; readonly latest: number } | null {
  if (moveMinutes === 0) return null
  const time = dueTime({ startsAt: plannedStart(match) }, competition)
  return { earliest: time - moveMinutes * minuteMs, latest: time + moveMinutes * minuteMs }
}

/** Moves the match to the proposed time after both sides have agreed; no team counts as missing any more. */
export function agreeOnTime(
  matchRoom: MatchRoom,
  proposal: TimeProposal,
  { side, now }: { readonly side: Side; readonly now: number },
): MatchRoomChange {
  const answer = { by: side, at: now, accepts: true } as const
  return {
    matchRoom: {
      ...matchRoom,
      proposal: { ...proposal, answer },
      attention: attentionWithoutCheckIn(matchRoom),
    },
    command: { name: 'moveMatch', startsAt: proposal.startsAt },
  }
}
