import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { countedStep } from '../ranks/countedStep.ts'
import { medianStep } from '../ranks/medianStep.ts'
import type { RankScale } from '../ranks/rankScale.ts'
import type { Draft, DraftPick, PickedBy } from './draft.ts'
import { changeDraft, type DraftMoment, type DraftRefusal, withNewTurn } from './draftChange.ts'
import type { DraftPlayer } from './draftPlayer.ts'
import { captainIn, poolOf } from './members.ts'
import { deadlineOf, elapsedMs, type Turn, turnOf } from './turn.ts'

interface Picking extends DraftMoment {
  readonly uid: string
  readonly caller: { readonly uid: string; readonly isOrganizer: boolean }
}

/**
 * Picks a player for the team whose turn it is, as its captain until the deadline, or as an organizer at any time, also
 * while the draft is paused. A captain who is an organizer picks as the latter then. Repeating a pick for its turn changes nothing, however late.
 */
export function pickPlayer(
  draft: Draft,
  { turn, players, now, uid, caller }: Picking,
): Outcome<
  Draft,
  DraftRefusal | 'not-your-turn' | 'draft-paused' | 'turn-time-over' | 'player-taken' | 'nobody-to-pick'
> {
  if (draft.picks.some(pick => pick.turn === turn && pick.uid === uid)) return accept(draft)
  return changeDraft(draft, { turn, players }, `pick:${uid}`, before => {
    const current = turnOf(before, players)
    if (current === null) return refuse('nobody-to-pick')
    const isCaptain = captainIn(before, players, current.team) === caller.uid
    if (!isCaptain && !caller.isOrganizer) return refuse('not-your-turn')
    const isPaused = before.status === 'paused'
    if (!caller.isOrganizer && isPaused) return refuse('draft-paused')
    const deadline = deadlineOf(before, players)
    const isLate = deadline !== null && now >= deadline
    if (!caller.isOrganizer && isLate) return refuse('turn-time-over')
    if (!poolOf(before, players).some(player => player.uid === uid)) return refuse('player-taken')
    const by = isCaptain && !isPaused && !isLate ? 'captain' : 'organizer'
    return accept(withPick(before, current, { players, now, uid, by }))
  })
}

interface ClockPicking extends DraftMoment {
  readonly players: readonly DraftPlayer[]
  /** What the captain has prepared; empty if nothing. */
  readonly list: readonly string[]
  readonly scale: RankScale
}

/**
 * Picks for a team whose time is over: the first available player of the captain's list, otherwise the best rank. Does
 * nothing for a turn that is over, and without a clock. A clock that stands, because nobody could be picked when the
 * turn began, is started; one that runs although nobody can be picked any more is stopped.
 */
export function pickByClock(
  draft: Draft,
  { turn, players, now, list, scale }: ClockPicking,
): Outcome<Draft, DraftRefusal | 'draft-time-left'> {
  if (turn !== draft.turn || draft.status !== 'running' || draft.clock.pickSeconds === null)
    return accept(draft)
  const current = turnOf(draft, players)
  const isStanding = draft.turnStartedAt === null
  if (current === null && isStanding) return accept(draft)
  const deadline = deadlineOf(draft, players)
  if (deadline !== null && now < deadline) return refuse('draft-time-left', { deadline })
  return changeDraft(draft, { turn, players }, 'clock', before => {
    const best = bestOf(list, poolOf(before, players), { scale, players })
    return accept(
      current === null || isStanding || best === null
        ? withNewTurn(before, { players, now })
        : withPick(before, current, { players, now, uid: best.uid, by: 'clock' }),
    )
  })
}

interface Ranking {
  readonly scale: RankScale
  /** All players of the competition: one without a rank counts as their median. */
  readonly players: readonly Pick<DraftPlayer, 'rankTier'>[]
}

/** Returns the first of the list, or who has taken their entry over, in the pool, otherwise the one of the highest rank; ties by uid. */
export function bestOf<P extends DraftPlayer>(
  list: readonly string[],
  pool: readonly P[],
  { scale, players }: Ranking,
): P | null {
  const byUid = new Map(pool.map(player => [player.uid, player]))
  for (const player of pool) {
    const { guestUid } = player
    if (guestUid !== undefined && !byUid.has(guestUid)) byUid.set(guestUid, player)
  }
  for (const uid of list) {
    const listed = byUid.get(uid)
    if (listed !== undefined) return listed
  }
  const median = medianStep(
    scale,
    players.map(({ rankTier }) => rankTier),
  )
  const stepOf = ({ rankTier }: P) => countedStep(scale, rankTier, median)
  const [best] = pool.toSorted((a, b) => stepOf(b) - stepOf(a) || (a.uid < b.uid ? -1 : 1))
  return best ?? null
}

interface Picked extends Pick<DraftMoment, 'players' | 'now'> {
  readonly uid: string
  readonly by: PickedBy
}

function withPick(draft: Draft, { turn, team, place }: Turn, { players, now, uid, by }: Picked): Draft {
  const reserveMs = draft.teams[team]?.reserveMs ?? 0
  const { pickSeconds } = draft.clock
  const over = pickSeconds === null ? 0 : elapsedMs(draft, now) - pickSeconds * 1000
  const reserveSpentMs = Math.min(reserveMs, Math.max(0, over))
  const teams = draft.teams.map((each, index) =>
    index === team ? { ...each, reserveMs: reserveMs - reserveSpentMs } : each,
  )
  const pick: DraftPick = { turn, team, uid, by, place, reserveSpentMs, at: now }
  return withNewTurn({ ...draft, teams, picks: [...draft.picks, pick], place: place + 1 }, { players, now })
}
