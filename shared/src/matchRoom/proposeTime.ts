import type { Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { SelfService } from '../selfService/selfService.ts'
import { dueTime } from './dueTime.ts'
import type { MatchRoom, TimeProposal } from './matchRoom.ts'
import { type MatchRoomChange, unchanged } from './matchRoomChange.ts'
import { agreeOnTime, movableWithin, openProposal, type PlannedMatch } from './timeProposal.ts'

/** More proposals than calls can be in flight. */
const maxPastProposals = 100

interface NewProposal {
  readonly proposalId: string
  readonly side: Side
  /** Milliseconds since the epoch. */
  readonly startsAt: number
  readonly selfService: Pick<SelfService, 'moveMinutes'>
  readonly now: number
}

/**
 * Proposes another time to the other side, and replaces any earlier proposal. If both sides propose the same time, they
 * have agreed on it. Repeating an earlier proposal changes nothing, even if it has been replaced or answered since.
 *
 * Refuses with `match-not-ready`, `time-fixed` if the organizers do not allow it, `time-too-far` (with the earliest and
 * the latest time), `date-in-past`, and `time-unchanged` if the match is already planned for that time.
 */
export function proposeTime(
  matchRoom: MatchRoom,
  planned: PlannedMatch,
  { proposalId, side, startsAt, selfService, now }: NewProposal,
): Outcome<
  MatchRoomChange,
  'match-not-ready' | 'time-fixed' | 'time-too-far' | 'date-in-past' | 'time-unchanged'
> {
  const { match, competition } = planned
  if (wasProposed(matchRoom, proposalId)) return accept(unchanged(matchRoom))
  if (match.status !== 'ready') return refuse('match-not-ready', { status: match.status })
  const within = movableWithin(planned, selfService)
  if (within === null) return refuse('time-fixed')
  if (startsAt < now) return refuse('date-in-past')
  if (startsAt < within.earliest || startsAt > within.latest) return refuse('time-too-far', within)
  const before = dueTime(match, competition)
  if (startsAt === before) return refuse('time-unchanged')

  const open = openProposal(matchRoom, planned)
  if (open?.startsAt === startsAt) {
    const pastProposalIds = [...(open.pastProposalIds ?? []), proposalId].slice(-maxPastProposals)
    const proposal = { ...open, pastProposalIds }
    return accept(
      open.by === side
        ? { matchRoom: { ...matchRoom, proposal }, command: null }
        : agreeOnTime(matchRoom, proposal, { side, now }),
    )
  }
  const pastProposalIds = knownIds(matchRoom).slice(-maxPastProposals)
  const proposal: TimeProposal = {
    proposalId,
    pastProposalIds,
    revision: match.revision,
    by: side,
    at: now,
    startsAt,
    before,
    answer: null,
  }
  return accept({ matchRoom: { ...matchRoom, proposal }, command: null })
}

/** Whether a proposal was made, even if it has been replaced since. */
export function wasProposed(matchRoom: Pick<MatchRoom, 'proposal'>, proposalId: string): boolean {
  return knownIds(matchRoom).includes(proposalId)
}

function knownIds({ proposal }: Pick<MatchRoom, 'proposal'>): readonly string[] {
  return proposal === null ? [] : [...(proposal.pastProposalIds ?? []), proposal.proposalId]
}
