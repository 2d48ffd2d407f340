import { teamRankSum } from '../balance/teamRankSum.ts'
import type { Competition } from '../competition/competition.ts'
import { countedStep } from '../ranks/countedStep.ts'
import { medianStep } from '../ranks/medianStep.ts'
import type { RankScale } from '../ranks/rankScale.ts'
import type { Draft, DraftPick } from './draft.ts'
import type { DraftPlayer } from './draftPlayer.ts'
import { membersOf, poolOf, withTakenOver } from './members.ts'
import { completionOf, isOpen, nextTurns, type TeamCompletion, type Turn } from './turn.ts'

/** More turns than a phone shows in a line. */
const shownTurns = 8

export interface DraftedTeam<P> extends Pick<TeamCompletion, 'completion' | 'missing'> {
  readonly index: number
  /** The captain first; empty if everybody has left. */
  readonly members: readonly P[]
  /** In steps of the scale: a member without a rank counts as the median of all players. */
  readonly rankSum: number
}

/** What everybody sees of a draft. */
export interface DraftView<P> {
  readonly teams: readonly DraftedTeam<P>[]
  /** The players who can be picked, best rank first. */
  readonly pool: readonly P[]
  /** The current turn and the next ones; empty if nobody can pick. */
  readonly turns: readonly Turn[]
  readonly lastPick: (DraftPick & { readonly player: P }) | null
}

/** Whether spectators have something to see of a draft: it goes on, or its teams wait for a bracket. */
export function isDraftShown(
  { bracketId }: Pick<Competition, 'bracketId'>,
  { status }: Pick<Draft, 'status'>,
): boolean {
  return isOpen({ status }) || (status === 'confirmed' && bracketId === null)
}

/** Returns what everybody sees of a draft. `players` are all players of the competition. */
export function draftView<P extends DraftPlayer>(
  draft: Draft,
  players: readonly P[],
  scale: RankScale,
): DraftView<P> {
  const byUid = new Map(players.map(player => [player.uid, player]))
  const median = medianStep(
    scale,
    players.map(({ rankTier }) => rankTier),
  )
  const stepOf = ({ rankTier }: P) => countedStep(scale, rankTier, median)
  const completion = completionOf(draft, players)
  const teams = membersOf(draft, players).map((uids, index): DraftedTeam<P> => {
    const members = uids.flatMap(uid => byUid.get(uid) ?? [])
    const state = completion[index] ?? { completion: 'picking', missing: 0 }
    return { ...state, index, members, rankSum: teamRankSum(scale, members, median) }
  })
  const last = withTakenOver(draft, players).picks.at(-1)
  const player = last && byUid.get(last.uid)
  return {
    teams,
    pool: poolOf(draft, players).toSorted(
      (one, other) => stepOf(other) - stepOf(one) || (one.uid < other.uid ? -1 : 1),
    ),
    turns: nextTurns(draft, players, shownTurns),
    lastPick: last && player ? { ...last, player } : null,
  }
}
