import type { Match, Side } from '../../bracket/model/match.ts'
import type { VetoSettings } from '../../selfService/vetoSettings.ts'
import type { MatchRoom } from '../matchRoom.ts'
import { currentStep, type Veto } from './veto.ts'

interface Context {
  /** Null: nothing is chosen in this competition. */
  readonly settings: VetoSettings | null
  /** The side that begins, drawn by lot. */
  readonly first: Side
  readonly now: number
  /** The status before. */
  readonly was: Match['status']
}

/**
 * What becomes of a match room's veto when its match has changed: it opens with the start, goes with it if that is taken
 * back, and its present step has the whole time again where a match that was over goes on. Scores leave it alone.
 */
export function followVeto(
  matchRoom: MatchRoom,
  { status, revision, bestOf }: Pick<Match, 'status' | 'revision' | 'bestOf'>,
  { settings, first, now, was }: Context,
): MatchRoom {
  const { veto } = matchRoom
  if (status === 'waiting' || status === 'ready')
    return veto === null ? matchRoom : { ...matchRoom, veto: null }
  if (status !== 'running') return matchRoom
  if (veto === null) {
    // Not in the middle of a series, where an organizer has asked for it only now.
    const starts = was === 'ready' || was === 'waiting'
    const fits = settings !== null && (settings.game === 'dota2' || settings.maps.length >= bestOf)
    if (!starts || !fits) return matchRoom
    const deadline = now + settings.stepSeconds * 1000
    return { ...matchRoom, veto: { revision, settings, bestOf, first, taken: [], deadline } }
  }
  return was === 'finished' ? { ...matchRoom, veto: resumeVeto(veto, now) } : matchRoom
}

/** The present step has the whole time again; nothing changes once all are taken. */
export function resumeVeto(veto: Veto, now: number): Veto {
  return currentStep(veto) === null ? veto : { ...veto, deadline: now + veto.settings.stepSeconds * 1000 }
}
