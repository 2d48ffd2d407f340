import { type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { confirmReadiness } from './confirmReadiness.ts'
import type { ReadinessCheck } from './readinessCheck.ts'

/**
 * Confirms readiness for a player without an account. Refused with `guest-gone` if the entry does not exist or belongs
 * to an account.
 */
export function confirmGuestReadiness(
  current: ReadinessCheck | null,
  player: Player | null,
  at: { readonly checkId: string; readonly now: number },
): Outcome<Player, 'guest-gone' | 'no-check-running' | 'check-over'> {
  if (!player?.guest) return refuse('guest-gone')
  return confirmReadiness(current, player, at)
}
