import type { Draft } from '../draft/draft.ts'
import type { DraftPlayers } from '../draft/draftPlayer.ts'
import { membersOf } from '../draft/members.ts'
import { turnOf } from '../draft/turn.ts'
import { isGuestUid } from '../player/guestUid.ts'
import type { DomainEvent } from './domainEvent.ts'

interface DraftStep {
  /** Null if the draft has just started. */
  readonly before: Draft | null
  readonly after: Draft
  readonly players: DraftPlayers
  /** The players before the step, if it is theirs: somebody has left. */
  readonly playersBefore?: DraftPlayers
}

/**
 * Notifies the captain whose turn has begun, unless the previous turn was theirs as well, and captains who are new in
 * the draft. Guests have nowhere to be told. A captain's call to a place has one cause, however often the draft is
 * paused, and another one each of the few times when the turn is given again.
 */
export function draftEvents(
  draftId: string,
  { before, after, players, playersBefore = players }: DraftStep,
): readonly DomainEvent[] {
  const [was, is] = [before === null ? nobody : captainsOf(before, playersBefore), captainsOf(after, players)]
  const called = is.onTurn !== was.onTurn ? is.onTurn : null
  const appointed = is.uids.filter(uid => uid !== called && !was.uids.includes(uid))
  const told = before === null ? [appointed] : appointed.map(uid => [uid])
  return [
    ...told.flatMap(together =>
      toPeople(together, uids => ({
        kind: 'draftStarted',
        cause: before === null ? [draftId] : [draftId, ...uids],
        facts: { draftId },
        audience: { of: 'people', uids },
      })),
    ),
    ...toPeople(called === null ? [] : [called], uids => ({
      kind: 'draftTurn',
      cause: [draftId, after.place, ...uids, ...recallsOf(after)],
      facts: { draftId, place: after.place, hasClock: after.clock.pickSeconds !== null },
      audience: { of: 'people', uids },
    })),
  ]
}

/** Calls of the first time are named as before there were others. */
function recallsOf({ place, recalls }: Draft): readonly number[] {
  const times = recalls?.[place]
  return times === undefined ? [] : [times]
}

interface Captains {
  readonly uids: readonly string[]
  /** The captain who is to pick; null while the draft is paused, and if nobody can. */
  readonly onTurn: string | null
}

const nobody: Captains = { uids: [], onTurn: null }

function captainsOf(draft: Draft, all: DraftPlayers): Captains {
  const players = [...all]
  const captains = membersOf(draft, players).map(([captain]) => captain)
  const turn = draft.status === 'running' ? turnOf(draft, players) : null
  return {
    uids: captains.flatMap(uid => uid ?? []),
    onTurn: turn === null ? null : (captains[turn.team] ?? null),
  }
}

function toPeople(
  uids: readonly string[],
  eventFor: (uids: readonly string[]) => DomainEvent,
): readonly DomainEvent[] {
  const people = uids.filter(uid => !isGuestUid(uid))
  return people.length === 0 ? [] : [eventFor(people)]
}
