import type { ErrorCode } from '../errors/errorCatalogue.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { type Draft, draftLimits } from './draft.ts'
import type { DraftPlayers } from './draftPlayer.ts'
import { membersOf, withTakenOver } from './members.ts'
import { isOpen, turnOf } from './turn.ts'

/** What every change of a draft names, and what it depends on. */
export interface DraftMoment {
  /** The turn that the caller saw. */
  readonly turn: number
  /** All players of the competition. */
  readonly players: DraftPlayers
  /** Milliseconds since the epoch. */
  readonly now: number
}

export type DraftRefusal = 'draft-over' | 'turn-over'

/**
 * Makes a change of an open draft, for the turn that the caller saw. `key` names the change: repeating it for the same
 * turn changes nothing. `change` gets the draft as for `changeInAnyTurn`.
 */
export function changeDraft<C extends ErrorCode = never>(
  draft: Draft,
  { turn, players }: Pick<DraftMoment, 'turn' | 'players'>,
  key: string,
  change: (draft: Draft) => Outcome<Draft, C>,
): Outcome<Draft, C | DraftRefusal> {
  if (draft.turn === turn + 1 && draft.lastChange === key) return accept(draft)
  if (isOpen(draft) && draft.turn !== turn) return refuse('turn-over')
  return changeInAnyTurn(draft, players, key, change)
}

/**
 * Makes a change of an open draft that is wanted in any turn. `change` gets the draft without the seats of those who
 * have left, and with those who have taken over from guests.
 */
export function changeInAnyTurn<C extends ErrorCode = never>(
  draft: Draft,
  players: DraftPlayers,
  key: string,
  change: (draft: Draft) => Outcome<Draft, C>,
): Outcome<Draft, C | 'draft-over'> {
  if (!isOpen(draft)) return refuse('draft-over')
  const changed = change(withoutLeavers(draft, [...players]))
  return changed.ok ? accept({ ...changed.value, turn: draft.turn + 1, lastChange: key }) : changed
}

/** Sets what each team has left of the reserve: that of the clock without what its picks have taken. */
export function withReserves(draft: Draft): Draft {
  const reserveMs = draft.clock.reserveSeconds * 1000
  const spentBy = (team: number) =>
    draft.picks.reduce((sum, pick) => sum + (pick.team === team ? pick.reserveSpentMs : 0), 0)
  return {
    ...draft,
    teams: draft.teams.map((team, index) => ({
      ...team,
      reserveMs: Math.max(0, reserveMs - spentBy(index)),
    })),
  }
}

/**
 * Begins the turn of the next team that has a free seat, at `place` or later, with its whole time. The clock stands
 * while the draft is paused and while nobody can be picked.
 */
export function withNewTurn(draft: Draft, { players, now }: Pick<DraftMoment, 'players' | 'now'>): Draft {
  const all = [...players]
  const found = turnOf(draft, all)
  const isStarted = draft.status === 'running' && found !== null
  return { ...draft, place: found?.place ?? draft.place, turnStartedAt: isStarted ? now : null, usedMs: 0 }
}

/** Gives the turn of a place again, so that its captain is called again, a few times at most. */
export function withTurnAgain(draft: Draft, moment: Pick<DraftMoment, 'players' | 'now'>): Draft {
  const { place, recalls = {}, ...begun } = withNewTurn(draft, moment)
  const times = Math.min(draftLimits.recallsMax, (recalls[place] ?? 0) + 1)
  return { ...begun, place, recalls: { ...recalls, [place]: times } }
}

/** Gives up the seats of players who have left, so that they do not get them back in addition to their successors. */
function withoutLeavers(before: Draft, players: DraftPlayers): Draft {
  const draft = withTakenOver(before, players)
  const members = membersOf(draft, players)
  const isMember = (team: number, uid: string) => members[team]?.includes(uid) ?? false
  return {
    ...draft,
    teams: draft.teams.map(({ putIn, ...team }, index) => {
      const captainUid = members[index]?.[0] ?? team.captainUid
      return {
        ...team,
        captainUid,
        seatedUids: team.seatedUids.filter(uid => isMember(index, uid)),
        ...(putIn && captainUid === team.captainUid && { putIn }),
      }
    }),
    picks: draft.picks.map(pick =>
      pick.left || isMember(pick.team, pick.uid) ? pick : { ...pick, left: true },
    ),
  }
}
