import { isSameScore } from '@upper-bracket/shared/bracket/model/series'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { isLocked } from '@upper-bracket/shared/live/broadcastQueue'
import { answerProposal } from '@upper-bracket/shared/matchRoom/answerProposal'
import { answerReport } from '@upper-bracket/shared/matchRoom/answerReport'
import { answerStandIn } from '@upper-bracket/shared/matchRoom/answerStandIn'
import { askForStandIn } from '@upper-bracket/shared/matchRoom/askForStandIn'
import { checkInSide } from '@upper-bracket/shared/matchRoom/checkIn'
import { proposeTime, wasProposed } from '@upper-bracket/shared/matchRoom/proposeTime'
import { reportResult } from '@upper-bracket/shared/matchRoom/reportResult'
import { pickVetoStepAtRandom, takeVetoStep } from '@upper-bracket/shared/matchRoom/veto/takeVetoStep'
import type { FoundMatchRoom } from '../actions/readMatchRoom.ts'
import { readIsPlayable } from '../brackets/readMatches.ts'
import { documents } from '../platform/firestore/documents.ts'
import { addScreenshot } from './addScreenshot.ts'
import { onSide } from './onSide.ts'
import { randomLot } from './randomLot.ts'
import { holdStandIn, readStandIn } from './standInEntry.ts'

/** Actions in the match room for a team, by its captain or, if the competition allows it, another member. */
export const sideActions = {
  addScreenshot,

  /** Checks a team in; the match starts once both are. */
  checkInForMatch: onSide('checkInForMatch', {
    change: ({ found: { matchRoom, match, selfService }, competition, side, now }) =>
      isLocked(competition, match.id)
        ? refuse('match-locked')
        : checkInSide(matchRoom, match, { side, selfService, now }),
    isDone: ({ found: { matchRoom }, side, input }) =>
      matchRoom.checkIn?.revision === input.revision && matchRoom.checkIn.at[side] !== null,
  }),

  /** Takes a veto step: bans or picks a map, or chooses a side or the place in the pick order. */
  takeVetoStep: onSide('takeVetoStep', {
    change: ({ found: { matchRoom, match }, side, uid, input, now }) =>
      takeVetoStep(matchRoom, match, { ...input, side, uid, now }),
    // Score changes do not affect the veto. Without a veto, the domain refuses.
    revisionOf: ({ matchRoom }) => matchRoom.veto?.revision,
  }),

  /** Takes a veto step at random after its deadline, sooner than the timer. */
  pickVetoStepAtRandom: onSide('pickVetoStepAtRandom', {
    change: ({ found: { matchRoom, match }, input, now }) =>
      accept(pickVetoStepAtRandom(matchRoom, match, { ...input, lot: randomLot(), now })),
    revisionOf: ({ matchRoom }) => matchRoom.veto?.revision,
  }),

  /** Reports a result, which is final once the other team reports the same, or does not answer in time. */
  reportResult: onSide('reportResult', {
    change: ({ found: { matchRoom, match, selfService, open }, side, uid, input, now }) =>
      reportResult(matchRoom, match, { ...input, side, uid, selfService, shape: open.shape, now }),
    isDone: ({ found, input }) => hasEndedWith(found, input.score, input.revision),
  }),

  /** Confirms or disputes the report of the other team. */
  answerReport: onSide('answerReport', {
    change: ({ found: { matchRoom, match }, side, uid, input, now }) =>
      answerReport(matchRoom, match, { ...input, side, uid, now }),
    isDone: ({ found, input }) => {
      const { report } = found.matchRoom
      return (
        input.accepts &&
        report?.reportId === input.reportId &&
        hasEndedWith(found, report.version.score, input.revision)
      )
    },
  }),

  /** Proposes another time to the opponent. */
  proposeTime: onSide('proposeTime', {
    change: ({ found: { matchRoom, match, selfService }, competition, side, input, now }) =>
      proposeTime(matchRoom, { match, competition }, { ...input, side, selfService, now }),
    isDone: ({ found: { matchRoom }, input }) => wasProposed(matchRoom, input.proposalId),
  }),

  /** Accepts or declines another time, or withdraws that of the caller. */
  answerProposal: onSide('answerProposal', {
    change: ({ found: { matchRoom, match }, competition, side, input, now }) =>
      answerProposal(matchRoom, { match, competition }, { ...input, side, now }),
    isDone: ({ found: { matchRoom }, side, input }) => {
      const { proposal } = matchRoom
      return (
        proposal?.proposalId === input.proposalId &&
        proposal.answer?.by === side &&
        proposal.answer.accepts === input.accepts
      )
    },
  }),

  /** Asks for a player to replace a member in one match. */
  askForStandIn: onSide('askForStandIn', {
    change: async ({ found, side, uid, input, now, isOrganizer: organizes }, reads, writes) => {
      const { matchRoom, match, selfService, open, address } = found
      const { competitionId, standInId, outUid, inUid } = input
      const [isPlayable, outgoing, { incoming, isBusy }] = await Promise.all([
        readIsPlayable(reads, address, open.shape, match),
        reads.get(documents.player(competitionId, outUid)),
        readStandIn(reads, found, inUid),
      ])
      const outcome = askForStandIn(matchRoom, match, {
        standInId,
        side,
        uid,
        organizes,
        inUid,
        isPlayable,
        isBusy,
        selfService,
        now,
        outgoing: outgoing.data() ?? null,
        incoming: incoming.data() ?? null,
      })
      if (outcome.ok) holdStandIn(writes, incoming, [matchRoom, outcome.value.matchRoom])
      return outcome
    },
    isDone: ({ found: { matchRoom }, input }) =>
      matchRoom.standIns.some(({ standInId }) => standInId === input.standInId),
  }),

  /** Accepts or declines the opponent's stand-in, or withdraws that of the caller. */
  answerStandIn: onSide('answerStandIn', {
    change: async ({ found, side, input: { standInId, accepts } }, reads, writes) => {
      const { matchRoom, match } = found
      const standIn = matchRoom.standIns.find(each => each.standInId === standInId)
      if (standIn === undefined) return refuse('stand-in-gone')
      const { incoming, isBusy } = await readStandIn(reads, found, standIn.inUid)
      const answered = answerStandIn(matchRoom, match, {
        standInId,
        side,
        accepts,
        isBusy,
        incoming: incoming.data() ?? null,
      })
      if (answered.ok) holdStandIn(writes, incoming, [matchRoom, answered.value.matchRoom])
      return answered
    },
    isDone: ({ found: { matchRoom }, side, input }) =>
      matchRoom.standIns.some(each => {
        const refused = each.side === side ? 'withdrawn' : 'declined'
        return each.standInId === input.standInId && each.state === (input.accepts ? 'granted' : refused)
      }),
  }),
}

/** Whether the match has ended with this score, by exactly the change seen at `revision`. */
function hasEndedWith(
  { match }: Pick<FoundMatchRoom, 'match'>,
  score: readonly [number, number],
  revision: number,
): boolean {
  return match.status === 'finished' && match.revision === revision + 1 && isSameScore(match.score, score)
}
