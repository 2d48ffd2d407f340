import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { may } from '@upper-bracket/shared/competition/permissions'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'

interface OwnSide {
  /** The side of the viewer's team; null for other viewers. */
  readonly side: Side | null
  /** Whether the viewer is its captain. */
  readonly isCaptain: boolean
  /** The sides for which the viewer may check in. */
  readonly mayCheckIn: readonly Side[]
  /** Whether the viewer reports for their team, and answers the reports of the other one. */
  readonly mayReport: boolean
  /** Whether the viewer may decide as an organizer. */
  readonly organizes: boolean
}

/** Returns the viewer's role in a match. */
export function useOwnSide(competition: CompetitionDocument, { slots }: Match): OwnSide {
  const { player, roles } = useMyParticipation(competition)
  const place = player?.teamId == null ? -1 : slots.findIndex(({ teamId }) => teamId === player.teamId)
  const side = place === 0 || place === 1 ? place : null
  const isCaptain = side !== null && player?.captain === true
  const organizes = may('runBracket', roles)
  const mayReport = isCaptain || (side !== null && competition.selfService?.reportBy === 'member')
  return {
    side,
    isCaptain,
    mayCheckIn: may('checkInForMatch', roles) ? [0, 1] : mayReport && side !== null ? [side] : [],
    mayReport,
    organizes,
  }
}
