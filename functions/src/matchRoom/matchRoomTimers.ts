import { accept } from '@upper-bracket/shared/errors/outcome'
import { checkInClosingEvent } from '@upper-bracket/shared/events/matchRoomEvents'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { isLocked } from '@upper-bracket/shared/live/broadcastQueue'
import { confirmUnansweredReport as stand } from '@upper-bracket/shared/matchRoom/answerReport'
import { closeCheckIn as close, withoutOpenCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import type { MatchRoomChange } from '@upper-bracket/shared/matchRoom/matchRoomChange'
import { resumeMatchRoom as resume } from '@upper-bracket/shared/matchRoom/resumeMatchRoom'
import { pickVetoStepAtRandom as byLot } from '@upper-bracket/shared/matchRoom/veto/takeVetoStep'
import type { Transaction } from 'firebase-admin/firestore'
import { type FoundMatchRoom, readMatch, readMatchRoom } from '../actions/readMatchRoom.ts'
import { readIsPlayable } from '../brackets/readMatches.ts'
import { notifyOnce } from '../notifications/notifyOnce.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { changeMatchRoom } from './changeMatchRoom.ts'
import { openCheckInWhenDue } from './openCheckInWhenDue.ts'
import { randomLot } from './randomLot.ts'
import { readOrganizerSides } from './readOrganizerSides.ts'

interface Context {
  readonly reads: Transaction
  readonly writes: CheckedWrites
  /** Milliseconds since the epoch. */
  readonly now: number
}

export type MatchRoomTimer = Pick<
  Timer<'openCheckIn'>,
  'competitionId' | 'bracketId' | 'matchId' | 'revision' | 'dueAt'
>

/** Opens the check-in of a match that is due, or schedules it. */
export function openCheckIn(timer: MatchRoomTimer): Promise<void> {
  return withMatchRoom(timer, openWhenDue)
}

/** Resumes a match room after self-service was turned on again. */
export function resumeMatchRoom(timer: MatchRoomTimer): Promise<void> {
  const act = (found: FoundMatchRoom, context: Context) => {
    const { matchRoom, match, selfService } = found
    const resumed = resume(matchRoom, match, { selfService, since: timer.dueAt, now: context.now })
    return openWhenDue({ ...found, matchRoom: resumed }, context)
  }
  // The match room resumes with the current state of the match.
  return withMatchRoom(timer, act, { isOutdated: () => false })
}

async function openWhenDue(
  { open: { competition, shape }, address, matchRoom, match, selfService }: FoundMatchRoom,
  { reads, writes, now }: Context,
): Promise<MatchRoomChange> {
  const isPlayable = () => readIsPlayable(reads, address, shape, match)
  const due = { address, competition, selfService, match, matchRoom, isPlayable, now }
  return { matchRoom: await openCheckInWhenDue(reads, writes, due), command: null }
}

/** Warns the teams that have not checked in that the deadline is near. */
export function warnOfCheckIn(timer: MatchRoomTimer): Promise<void> {
  return withMatchRoom(
    timer,
    async ({ open: { competition }, address, matchRoom, match }, { reads, writes, now }) => {
      const context = {
        competition: { id: address.competitionId, name: competition.name },
        byUid: null,
        at: now,
      }
      const event = checkInClosingEvent(address.bracketId, match, matchRoom)
      if (event !== null) await notifyOnce(reads, writes, context, [event])
      return { matchRoom, command: null }
    },
  )
}

/** Closes the check-in at its deadline. */
export function closeCheckIn(timer: MatchRoomTimer): Promise<void> {
  return withMatchRoom(timer, async ({ open, matchRoom, match, selfService }, { reads, now }) => {
    if (isLocked(open.competition, match.id)) {
      return { matchRoom: withoutOpenCheckIn(matchRoom, match), command: null }
    }
    const organizerSides = await readOrganizerSides(reads, timer.competitionId, matchRoom, selfService)
    return close(matchRoom, match, { revision: timer.revision, selfService, organizerSides, now })
  })
}

/** Confirms a report that was not answered before its deadline. */
export function confirmUnansweredReport(
  timer: MatchRoomTimer & { readonly reportId: string },
): Promise<void> {
  return withMatchRoom(timer, ({ matchRoom, match }, { now }) =>
    stand(matchRoom, match, { reportId: timer.reportId, now }),
  )
}

/** Takes a step of the veto at random after its deadline, if no page has asked for it. */
export function pickVetoStepAtRandom(timer: MatchRoomTimer & { readonly step: number }): Promise<void> {
  const { revision, step } = timer
  const lot = randomLot()
  return withMatchRoom(
    timer,
    ({ matchRoom, match }, { now }) => byLot(matchRoom, match, { revision, step, lot, now }),
    {
      // Score changes do not affect the veto.
      isOutdated: ({ matchRoom }) => matchRoom.veto?.revision !== revision,
    },
  )
}

/**
 * Applies a timer to a match room, unless the match room is gone or its match has changed. If the resulting command is
 * refused because a slot was filled by hand, an organizer has to decide.
 */
async function withMatchRoom(
  timer: MatchRoomTimer,
  act: (found: FoundMatchRoom, context: Context) => MatchRoomChange | Promise<MatchRoomChange>,
  { isOutdated = ({ match }: FoundMatchRoom) => match.revision !== timer.revision } = {},
): Promise<void> {
  // A late job uses the current time, so that it shortens nobody's time.
  const now = Math.max(timer.dueAt, Date.now())
  const attempt = (isRefused: boolean) =>
    runOptimisticTransaction(async (reads, writes) => {
      const [competition, read] = await Promise.all([
        readCompetition(reads, timer.competitionId),
        readMatch(reads, timer),
      ])
      if (!competition.ok) return accept(null)
      const found = await readMatchRoom(reads, competition.value, timer, read)
      if (!found.ok || isOutdated(found.value)) return accept(null)
      const { matchRoom } = found.value
      const change: MatchRoomChange = isRefused
        ? { matchRoom: { ...matchRoom, attention: 'stuck' }, command: null }
        : await act(found.value, { reads, writes, now })
      return changeMatchRoom(reads, writes, found.value, change, { uid: null, now })
    })
  const done = await attempt(false)
  if (done.ok) return
  // Other obstacles may be gone when the timer fires again.
  if (done.code !== 'match-full') throw new Error(`The timer's command was refused: ${done.code}`)
  await attempt(true)
}
