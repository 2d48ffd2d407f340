import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

interface Answer {
  readonly competitionId: string
  readonly competition: Pick<Competition, 'name'>
  readonly teamId: string
  /** Null if it is gone. */
  readonly team: Team | null
  /** As the player was before. */
  readonly player: Player
  readonly accepts: boolean
  readonly now: number
}

/** Tells the captain what a player answered; has no effect where the team has not asked. */
export function emitTeamRequestAnswered(
  writes: CheckedWrites,
  { competitionId, competition, teamId, team, player, accepts, now }: Answer,
): void {
  if (player.teamRequests?.[teamId]?.state !== 'open' || team === null || team.captainUid === null) return
  const event = outboxEvent('teamRequestAnswered', {
    cause: [teamId, player.uid, now],
    competition: { id: competitionId, name: competition.name },
    facts: { name: player.displayName ?? '', teamName: team.name, accepts },
    audience: { of: 'people', uids: [team.captainUid] },
    byUid: player.uid,
    personUid: player.uid,
    at: now,
  })
  writes.emit(event)
}
