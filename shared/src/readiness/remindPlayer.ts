import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { isCheckOpen, isReady, type ReadinessCheck } from './readinessCheck.ts'

/** A second reminder within this time is taken for the first one repeated. */
const repeatedWithinMs = 10_000

/**
 * The player, reminded of this check. Who is ready, has only just been reminded, or has no account is returned
 * unchanged. Refused with `no-check-running` if there is no such check any more, with `check-over` after its end.
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
