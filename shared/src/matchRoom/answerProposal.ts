import type { Side } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { MatchRoom } from './matchRoom.ts'
import { type MatchRoomChange, unchanged } from './matchRoomChange.ts'
import { agreeOnTime, openProposal, type PlannedMatch } from './timeProposal.ts'

interface Answer {
  readonly proposalId: string
  readonly side: Side
  readonly accepts: boolean
  readonly now: number
}

/**
 * Accepts or declines a proposed time for the other side, or withdraws it for the side that proposed it. Refuses with
 * `proposal-gone` if the proposal is no longer open, `own-proposal` if the side that made it accepts it, and
 * `date-in-past` once the time has passed.
 */
export function answerProposal(
  matchRoom: MatchRoom,
  planned: PlannedMatch,
  { proposalId, side, accepts, now }: Answer,
): Outcome<MatchRoomChange, 'proposal-gone' | 'own-proposal' | 'date-in-past'> {
  const { proposal } = matchRoom
  const isRepeated = proposal?.proposalId === proposalId && proposal.answer?.by === side
  if (isRepeated && proposal.answer.accepts === accepts) return accept(unchanged(matchRoom))
  const open = openProposal(matchRoom, planned)
  if (open?.proposalId !== proposalId) return refuse('proposal-gone')
  if (!accepts) {
    const answer = { by: side, at: now, accepts } as const
    return accept({ matchRoom: { ...matchRoom, proposal: { ...open, answer } }, command: null })
  }
  if (open.by === side) return refuse('own-proposal')
  if (open.startsAt < now) return refuse('date-in-past')
  return accept(agreeOnTime(matchRoom, open, { side, now }))
}
