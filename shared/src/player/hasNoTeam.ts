import type { Player } from './player.ts'

/** Whether a player is free: neither a member nor a substitute of a team. */
export function hasNoTeam({ teamId, substituteOf }: Pick<Player, 'teamId' | 'substituteOf'>): boolean {
  return teamId === null && substituteOf === undefined
}
