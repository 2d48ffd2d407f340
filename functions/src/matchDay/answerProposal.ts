import { answerProposal as answer } from '@upper-bracket/shared/matchDay/answerProposal'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { actForTeam } from './actForTeam.ts'

/** A team accepts or declines another time, or takes its own proposal back. */
export const answerProposal = defineHandler('answerProposal', ({ uid, input, now }) =>
  actForTeam({
    action: 'answerProposal',
    ...{ uid, input, now },
    change: ({ room, match, open: { competition } }, side) =>
      answer(room, { match, competition }, { ...input, side, now }),
    isDone: ({ room: { proposal } }, side) =>
      proposal?.proposalId === input.proposalId &&
      proposal.answer?.by === side &&
      proposal.answer.accepts === input.accepts,
  }),
)
