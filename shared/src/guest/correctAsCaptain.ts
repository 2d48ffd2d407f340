import type { Competition } from '../competition/competition.ts'
import type { Requirement } from '../competition/requirements.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import type { RankTier } from '../ranks/rankTier.ts'
import { memberRefusal } from './nameMembers.ts'

interface Correction {
  readonly name: string
  readonly rankTier: RankTier | null
  /** The captain's team. */
  readonly teamId: string | undefined
}

/** Accepts a correction by a captain, who corrects only players named for the own team, until the start. */
export function correctAsCaptain(
  competition: Pick<Competition, 'status' | 'game' | 'options'>,
  player: Player | null,
  { name, rankTier, teamId }: Correction,
): Outcome<null, 'guest-gone' | 'permission-denied' | 'competition-started' | Requirement> {
  if (player === null) return refuse('guest-gone')
  if (!isOfCaptain(player, teamId)) return refuse('permission-denied')
  if (competition.status !== 'registration') return refuse('competition-started')
  return memberRefusal(competition, { name, rankTier }) ?? accept(null)
}

/** Whether the captain of a team has named the player. */
export function isOfCaptain(
  { namedByCaptain, teamId, substituteOf }: Player,
  ofTeamId: string | null | undefined,
): boolean {
  return namedByCaptain === true && (teamId ?? substituteOf ?? null) === ofTeamId
}
