import { capacityOf } from '../competition/capacityOf.ts'
import { hasNoTeam } from '../player/hasNoTeam.ts'
import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { countedStep } from '../ranks/countedStep.ts'
import { medianStep } from '../ranks/medianStep.ts'
import { type RankScale, rankScaleOf } from '../ranks/rankScale.ts'
import { withNewTurn } from './draftChange.ts'
import type { Draft, DraftClock, DraftOrder, DraftSeeding, DraftTeam } from './draft.ts'
import type { DraftPlayer } from './draftPlayer.ts'
import { poolOf } from './members.ts'

export interface DraftPlan {
  /** In the order of the first round if it is set by hand. */
  readonly captainUids: readonly string[]
  readonly order: DraftOrder
  readonly seeding: DraftSeeding
  readonly clock: DraftClock
}

interface Starting {
  /** All players of the competition. */
  readonly players: readonly DraftPlayer[]
  readonly startedBy: string
  readonly now: number
  /** Draws lots among the captains. */
  readonly drawLots: (uids: readonly string[]) => readonly string[]
}

export type StartRefusal =
  | 'competition-started'
  | 'not-in-competition'
  | 'already-in-team'
  | 'no-players'
  | 'too-many-teams'

/**
 * Starts a draft among players without a team. The first turn begins at once. The caller refuses it while another draft
 * is open.
 */
export function startDraft(
  competition: Pick<Competition, 'status' | 'game' | 'options' | 'teamCount' | 'places'>,
  { captainUids, order, seeding, clock }: DraftPlan,
  { players, startedBy, now, drawLots }: Starting,
): Outcome<Draft, StartRefusal> {
  if (competition.status !== 'registration') return refuse('competition-started')
  const teams = competition.teamCount + captainUids.length
  const teamsMax = capacityOf(competition).teams
  if (teams > teamsMax) return refuse('too-many-teams', { teams, teamsMax })
  const byUid = new Map(players.map(player => [player.uid, player]))
  for (const uid of captainUids) {
    const captain = byUid.get(uid)
    if (captain === undefined || captain.displayName === null) return refuse('not-in-competition', { uid })
    if (!hasNoTeam(captain))
      return refuse('already-in-team', { uid, teamId: captain.teamId ?? captain.substituteOf ?? '' })
  }
  const ordered = {
    rank: () => byRank(captainUids, players, rankScaleOf(competition)),
    lot: () => drawLots(captainUids),
    hand: () => captainUids,
  }[seeding]()
  const draft: Draft = {
    status: 'running',
    order,
    seeding,
    clock,
    teams: ordered.map(
      (captainUid): DraftTeam => ({
        captainUid,
        seatedUids: [captainUid],
        reserveMs: clock.reserveSeconds * 1000,
        teamId: null,
      }),
    ),
    picks: [],
    turn: 1,
    place: 0,
    turnStartedAt: null,
    usedMs: 0,
    startedBy,
    startedAt: now,
  }
  if (poolOf(draft, players).length === 0) return refuse('no-players')
  return accept(withNewTurn(draft, { players, now }))
}

/** The lowest rank first, since the first picks are worth most; ties by uid. */
function byRank(
  uids: readonly string[],
  players: readonly DraftPlayer[],
  scale: RankScale,
): readonly string[] {
  const median = medianStep(
    scale,
    players.map(({ rankTier }) => rankTier),
  )
  const steps = new Map(players.map(({ uid, rankTier }) => [uid, countedStep(scale, rankTier, median)]))
  return uids.toSorted((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0) || (a < b ? -1 : 1))
}
