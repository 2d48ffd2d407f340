import { type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { type AdmissionRefusal, admitPlayer, type Joining } from './admitPlayer.ts'
import type { Competition } from './competition.ts'

/** Admits a person who does not take part yet. `player` is the person's existing entry, if any. */
export function joinCompetition(
  competition: Competition,
  player: Player | null,
  joining: Joining,
): Outcome<Player, 'already-in-competition' | AdmissionRefusal> {
  return player === null ? admitPlayer(competition, joining) : refuse('already-in-competition')
}
