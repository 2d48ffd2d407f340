import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import type { RosterSnapshots } from '../roster/storeRosterChange.ts'

export interface Seat {
  readonly competition: Competition
  readonly player: Player
  readonly team: Team
  /** The two as they were read. */
  readonly snapshots: RosterSnapshots
}

/**
 * Reads what a player who joins or leaves a team is judged by. Refuses `not-in-competition` for people who do not
 * take part.
 */
export async function readSeat(
  transaction: Transaction,
  ids: { readonly competitionId: string; readonly teamId: string; readonly uid: string },
): Promise<Outcome<Seat, 'not-found' | 'not-in-competition'>> {
  const { competitionId, teamId, uid } = ids
  const [competition, playerSnapshot, teamSnapshot] = await Promise.all([
    readCompetition(transaction, competitionId),
    transaction.get(documents.player(competitionId, uid)),
    transaction.get(documents.team(competitionId, teamId)),
  ])
  if (!competition.ok) return competition
  const player = playerSnapshot.data()
  if (player === undefined) return refuse('not-in-competition')
  const team = teamSnapshot.data()
  if (team === undefined) return refuse('not-found', { document: 'team' })
  const snapshots = {
    players: new Map([[uid, playerSnapshot]]),
    teams: new Map([[teamId, teamSnapshot]]),
  }
  return accept({ competition: competition.value, player, team, snapshots })
}
