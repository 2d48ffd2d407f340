import type { Match, Side } from '../bracket/model/match.ts'
import type { Competition } from '../competition/competition.ts'
import { plannedStart } from '../schedule/plannedStart.ts'
import type { SelfService } from '../selfService/selfService.ts'
import { attentionWithoutCheckIn } from './checkIn.ts'
import { dueTime } from './dueTime.ts'
import type { MatchRoom, TimeProposal } from './matchRoom.ts'
import type { MatchRoomChange } from './matchRoomChange.ts'

const minuteMs = 60_000

/** What a proposal is about: a match that is still to be played, and when. */
export interface PlannedMatch {
  readonly match: Match
  readonly competition: Pick<Competition, 'startDate'>
}

/** The match room's proposal, if it is about the match as it is now and still open. */
export function openProposal(
  { proposal }: Pick<MatchRoom, 'proposal'>,
  { match, competition }: PlannedMatch,
): TimeProposal | null {
  if (proposal === null || proposal.answer !== null || match.status !== 'ready') return null
  const isCurrent = proposal.revision === match.revision && proposal.before === dueTime(match, competition)
  return isCurrent ? proposal : null
}

/**
 * Between which times teams may move their match, in milliseconds since the epoch; null: not at all. They are counted
 * from the start that the organizers planned, whatever the teams have agreed on since.
 */
export function movableWithin(
  { match, competition }: PlannedMatch,
  { moveMinutes }: Pick<SelfService, 'moveMinutes'>,
): { readonly earliest: number; readonly latest: number } | null {
  if (moveMinutes === 0) return null
  const time = dueTime({ startsAt: plannedStart(match) }, competition)
  return { earliest: time - moveMinutes * minuteMs, latest: time + moveMinutes * minuteMs }
}

/** Both sides want to play at the proposed time: the match moves, and nobody is missing from it any more. */
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
