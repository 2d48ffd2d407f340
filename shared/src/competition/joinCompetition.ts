import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { type AdmissionRefusal, admitPlayer, type Joining } from './admitPlayer.ts'
import type { Competition } from './competition.ts'

interface OwnJoining extends Joining {
  /** Made by the caller: a repeated call has the same one. */
  readonly joinId: string
}

/**
 * Admits a person who does not take part yet. `player` is the person's existing entry, if any: the call that made it is
 * accepted again and changes nothing.
 */
export function joinCompetition(
  competition: Competition,
  player: Player | null,
  { joinId, ...joining }: OwnJoining,
): Outcome<Player, 'already-in-competition' | AdmissionRefusal> {
  if (player !== null) return player.joinId === joinId ? accept(player) : refuse('already-in-competition')
  const admitted = admitPlayer(competition, joining)
  return admitted.ok ? accept({ ...admitted.value, joinId }) : admitted
}
