import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { isCheckOpen, isReady, type ReadinessCheck } from './readinessCheck.ts'

/** A second reminder within this time counts as a repeated call. */
const repeatedWithinMs = 10_000

/**
 * Records a reminder in a player's entry. A player who is ready, was just reminded, or has no account is returned
 * unchanged. Refused with `no-check-running` if the check has been replaced, and with `check-over` after its end.
 */
export function remindPlayer(
  current: ReadinessCheck | null,
  player: Player,
  { checkId, now }: { readonly checkId: string; readonly now: number },
): Outcome<Player, 'no-check-running' | 'check-over'> {
  if (current?.checkId !== checkId) return refuse('no-check-running')
  if (!isCheckOpen(current, now)) return refuse('check-over')
  const { reminded } = player
  const isRepeated = reminded?.checkId === checkId && now - reminded.at < repeatedWithinMs
  if (player.guest || isReady(player, current) || isRepeated) return accept(player)
  return accept({ ...player, reminded: { checkId, at: now } })
}
