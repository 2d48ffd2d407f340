import { randomInt } from 'node:crypto'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { letReportStand as stand } from '@upper-bracket/shared/matchDay/answerReport'
import { closeCheckIn as close, missingSides, presentCheckIn } from '@upper-bracket/shared/matchDay/checkIn'
import { resumeRoom as resume } from '@upper-bracket/shared/matchDay/resumeRoom'
import { audienceOf } from '@upper-bracket/shared/matchDay/roomAudience'
import type { RoomChange } from '@upper-bracket/shared/matchDay/roomChange'
import { takeStepByLot as byLot } from '@upper-bracket/shared/matchDay/veto/takeVetoStep'
import type { Transaction } from 'firebase-admin/firestore'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { tellOnce } from '../notifications/tellOnce.ts'
import type { Timer } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { changeRoom } from './changeRoom.ts'
import { openCheckInWhenDue } from './openCheckInWhenDue.ts'
import { type FoundRoom, readMatchRoom } from './readMatchRoom.ts'
import { readOrganizerSides } from './readOrganizerSides.ts'

/** Far more than there ever is to choose from. */
const lotSize = 2 ** 32

interface Context {
  readonly reads: Transaction
  readonly writes: CheckedWrites
  /** Milliseconds since the epoch. */
  readonly now: number
}

export type RoomTimer = Pick<
  Timer<'openCheckIn'>,
  'competitionId' | 'bracketId' | 'matchId' | 'revision' | 'dueAt'
>

/** A match may be due: both its teams are asked to check in, or will be when it is. */
export function openCheckIn(timer: RoomTimer): Promise<void> {
  return inRoom(timer, openWhenDue)
}

/** Teams run their matches themselves again: what is open in a room goes on. */
export function resumeRoom(timer: RoomTimer): Promise<void> {
  const act = (found: FoundRoom, context: Context) => {
    const { room, match, matchDay } = found
    const resumed = resume(room, match, { matchDay, since: timer.dueAt, now: context.now })
    return openWhenDue({ ...found, room: resumed }, context)
  }
  // It goes on as the match is by then.
  return inRoom(timer, act, { isOutdated: () => false })
}

async function openWhenDue(
  { open: { competition }, address, room, match, matchDay }: FoundRoom,
  { reads, writes, now }: Context,
): Promise<RoomChange> {
  const due = { address, competition, matchDay, match, room, now }
  return { room: await openCheckInWhenDue(reads, writes, due), command: null }
}

/** Tells the teams that have not checked in that their time is running out. */
export function warnOfCheckIn(timer: RoomTimer): Promise<void> {
  return inRoom(timer, async ({ open: { competition }, address, room, match }, { reads, writes, now }) => {
    const checkIn = presentCheckIn(room, match)
    const missing = checkIn === null ? [] : missingSides(checkIn)
    if (checkIn !== null && missing.length > 0) {
      const event = outboxEvent('checkInClosing', {
        cause: [address.bracketId, match.id, match.revision, checkIn.openedAt],
        competition: { id: address.competitionId, name: competition.name },
        facts: {
          ...{ bracketId: address.bracketId, matchId: match.id },
          ...{ deadline: checkIn.deadline, revision: match.revision },
        },
        audience: audienceOf(room, missing),
        byUid: null,
        at: now,
      })
      await tellOnce(reads, writes, [event])
    }
    return { room, command: null }
  })
}

/** The time to check in is over. */
export function closeCheckIn(timer: RoomTimer): Promise<void> {
  return inRoom(timer, async ({ room, match, matchDay }, { reads, now }) => {
    const organizerSides = await readOrganizerSides(reads, timer.competitionId, room, matchDay)
    return close(room, match, { revision: timer.revision, matchDay, organizerSides, now })
  })
}

/** The time to answer a report is over. */
export function letReportStand(timer: RoomTimer & { readonly reportId: string }): Promise<void> {
  return inRoom(timer, ({ room, match }, { now }) => stand(room, match, { reportId: timer.reportId, now }))
}

/** The time for a step of the veto is over. */
export function takeStepByLot(timer: RoomTimer & { readonly step: number }): Promise<void> {
  const { revision, step } = timer
  const lot = randomInt(lotSize) / lotSize
  return inRoom(timer, ({ room, match }, { now }) => byLot(room, match, { revision, step, lot, now }), {
    // Scores within the series leave the veto alone.
    isOutdated: ({ room }) => room.veto?.revision !== revision,
  })
}

/**
 * What a timer does in a room, if that is still there and its match as it was. Where the command that follows is
 * refused, since a slot that a team would advance to was filled by hand, an organizer has to see to it.
 */
async function inRoom(
  timer: RoomTimer,
  act: (found: FoundRoom, context: Context) => RoomChange | Promise<RoomChange>,
  { isOutdated = ({ match }: FoundRoom) => match.revision !== timer.revision } = {},
): Promise<void> {
  // A job that is late takes no time away from anybody.
  const now = Math.max(timer.dueAt, Date.now())
  const attempt = (isRefused: boolean) =>
    runOptimisticTransaction(async (reads, writes) => {
      const competition = await readCompetition(reads, timer.competitionId)
      if (!competition.ok) return accept(null)
      const found = await readMatchRoom(reads, competition.value, timer)
      if (!found.ok || isOutdated(found.value)) return accept(null)
      const { room } = found.value
      const change: RoomChange = isRefused
        ? { room: { ...room, attention: 'stuck' }, command: null }
        : await act(found.value, { reads, writes, now })
      return changeRoom(reads, writes, found.value, change, { uid: null, now })
    })
  const done = await attempt(false)
  if (done.ok) return
  // Whatever else was in the way may be gone when the timer fires again.
  if (done.code !== 'match-full') throw new Error(`The timer's command was refused: ${done.code}`)
  await attempt(true)
}
