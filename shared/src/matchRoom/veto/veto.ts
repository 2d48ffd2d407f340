import type { Side } from '../../bracket/model/match.ts'
import { type CsMap, csMaps } from '../../selfService/csMaps.ts'
import type { VetoSettings } from '../../selfService/vetoSettings.ts'
import { type VetoStep, vetoSteps } from './vetoSteps.ts'

const csSides = ['ct', 't'] as const
const dotaSides = ['radiant', 'dire'] as const
const pickOrders = ['first', 'second'] as const

/** The possible choices of all steps. */
export const vetoChoices = [...csMaps, ...csSides, ...dotaSides, ...pickOrders] as const
export type VetoChoice = (typeof vetoChoices)[number]

/** The choices of two teams before they play. Only the choices are stored; the rest is derived from them. */
export interface Veto {
  /** The revision of the match when it started; another start is another veto. */
  readonly revision: number
  /** The settings at that time. */
  readonly settings: VetoSettings
  /** The number of games that can be played. */
  readonly bestOf: number
  /** The side that begins, chosen at random. */
  readonly first: Side
  readonly taken: readonly TakenStep[]
  /**
   * The deadline of the current step, in milliseconds since the epoch, by the server's clock. It has no meaning once
   * all steps are taken.
   */
  readonly deadline: number
}

export interface TakenStep {
  readonly choice: VetoChoice
  /** The person who chose; null if the time was over and the choice was random. */
  readonly uid: string | null
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Returns the current step; null once all are taken. */
export function currentStep(veto: Veto): VetoStep | null {
  return vetoSteps(veto)[veto.taken.length] ?? null
}

/** Returns the choices of the current step; empty once all steps are taken. */
export function offeredChoices(veto: Veto): readonly VetoChoice[] {
  const { settings, taken } = veto
  switch (currentStep(veto)?.kind) {
    case 'ban':
    case 'pick':
      return settings.game === 'csgo' ? mapsLeft(settings.maps, taken) : []
    case 'side':
      return csSides
    case 'advantage':
      return [...dotaSides, ...pickOrders]
    case 'rest':
      return dotaSides.some(side => side === taken.at(-1)?.choice) ? pickOrders : dotaSides
    default:
      return []
  }
}

function mapsLeft(maps: readonly CsMap[], taken: readonly TakenStep[]): readonly CsMap[] {
  return maps.filter(map => !taken.some(({ choice }) => choice === map))
}
