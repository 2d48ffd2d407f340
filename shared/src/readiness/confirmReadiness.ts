import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { isCheckOpen, isReady, type ReadinessCheck } from './readinessCheck.ts'

/**
 * Confirms a player's readiness. A player who is already ready is returned unchanged, even after the end, so that a
 * repeated call succeeds. Refused with `no-check-running` if the check has been replaced, and with `check-over` after
 * its end.
 */
export function confirmReadiness(
  current: ReadinessCheck | null,
  player: Player,
  { checkId, now }: { readonly checkId: string; readonly now: number },
): Outcome<Player, 'no-check-running' | 'check-over'> {
  if (current?.checkId !== checkId) return refuse('no-check-running')
  if (isReady(player, current)) return accept(player)
  if (!isCheckOpen(current, now)) return refuse('check-over')
  return accept({ ...player, ready: { checkId, at: now } })
}
