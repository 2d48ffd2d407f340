import { gamesToPlay } from '../../bracket/model/advantage.ts'
import type { Match, Side } from '../../bracket/model/match.ts'
import type { VetoSettings } from '../../selfService/vetoSettings.ts'
import type { MatchRoom } from '../matchRoom.ts'
import { hasMapsFor } from './lostVetoes.ts'
import { currentStep, type Veto } from './veto.ts'

interface Context {
  /** Null if the competition has no veto. */
  readonly settings: VetoSettings | null
  /** The side that begins, chosen at random. */
  readonly first: Side
  readonly now: number
  readonly was: Match['status']
}

/**
 * Updates a match room's veto after a change of its match. The veto opens with the start and is removed if the start is
 * undone. If a finished match is reopened, the current step gets its full time again. Score changes have no effect.
 */
export function followVeto(
  matchRoom: MatchRoom,
  match: Pick<Match, 'status' | 'revision' | 'bestOf' | 'games'>,
  { settings, first, now, was }: Context,
): MatchRoom {
  const { veto } = matchRoom
  const { status, revision } = match
  if (status === 'waiting' || status === 'ready')
    return veto === null ? matchRoom : { ...matchRoom, veto: null }
  if (status !== 'running') return matchRoom
  if (veto === null) {
    // A veto does not open in the middle of a series, even if an organizer turns it on then.
    const starts = was === 'ready' || was === 'waiting'
    if (!starts || settings === null || !hasMapsFor(settings, match)) return matchRoom
    const bestOf = gamesToPlay(match)
    const deadline = now + settings.stepSeconds * 1000
    return { ...matchRoom, veto: { revision, settings, bestOf, first, taken: [], deadline } }
  }
  return was === 'finished' ? { ...matchRoom, veto: resumeVeto(veto, now) } : matchRoom
}

/** Gives the current step its full time again; nothing changes once all steps are taken. */
export function resumeVeto(veto: Veto, now: number): Veto {
  return currentStep(veto) === null ? veto : { ...veto, deadline: now + veto.settings.stepSeconds * 1000 }
}
