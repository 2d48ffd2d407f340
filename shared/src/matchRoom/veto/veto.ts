import type { Side } from '../../bracket/model/match.ts'
import type { BestOf } from '../../format/series.ts'
import { type CsMap, csMaps } from '../../selfService/csMaps.ts'
import type { VetoSettings } from '../../selfService/vetoSettings.ts'
import { type VetoStep, vetoSteps } from './vetoSteps.ts'

const csSides = ['ct', 't'] as const
const dotaSides = ['radiant', 'dire'] as const
const pickOrders = ['first', 'second'] as const

/** Everything that any step may choose. */
export const vetoChoices = [...csMaps, ...csSides, ...dotaSides, ...pickOrders] as const
export type VetoChoice = (typeof vetoChoices)[number]

/** What two teams choose before they play: what has been chosen, from which the rest is derived. */
export interface Veto {
  /** Of the match when it started: another start is another veto. */
  readonly revision: number
  /** As they were then. */
  readonly settings: VetoSettings
  readonly bestOf: BestOf
  /** The side that begins, by lot. */
  readonly first: Side
  readonly taken: readonly TakenStep[]
  /** Of the present step, in milliseconds since the epoch, by the server's clock; of no meaning once all are taken. */
  readonly deadline: number
}

export interface TakenStep {
  readonly choice: VetoChoice
  /** Who chose; null: the lot, because the time was over. */
  readonly uid: string | null
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** The step that is to be taken; null once all are. */
export function currentStep(veto: Veto): VetoStep | null {
  return vetoSteps(veto)[veto.taken.length] ?? null
}

/** What the present step may choose; nothing once all are taken. */
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
