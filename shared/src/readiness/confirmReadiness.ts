import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { isCheckOpen, isReady, type ReadinessCheck } from './readinessCheck.ts'

/**
 * The player, ready in this check. Who is ready already is returned unchanged, even after its end, so that a repeated
 * call succeeds. Refused with `no-check-running` if there is no such check any more, with `check-over` after its end.
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
