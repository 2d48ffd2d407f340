import type { Player } from './player.ts'

/** Whether a player is free: neither a member nor a substitute of a team. */
export function hasNoTeam({ teamId, substituteOf }: Pick<Player, 'teamId' | 'substituteOf'>): boolean {
  return teamId === null && substituteOf === undefined
}

/** Whether a player may take a free seat of the team: a free player, or a substitute of the team. */
export function mayTakeSeat(
  { teamId, substituteOf }: Pick<Player, 'teamId' | 'substituteOf'>,
  seatOf: string,
): boolean {
  return teamId === null && (substituteOf ?? seatOf) === seatOf
}
