import { otherSide, type Side } from '../../bracket/model/match.ts'
import type { CsMap } from '../../selfService/csMaps.ts'
import type { Veto, VetoChoice } from './veto.ts'
import { type VetoStep, vetoSteps } from './vetoSteps.ts'

/** The map of one game of CS. */
export interface ChosenMap {
  readonly map: CsMap
  /** Null for the remaining map, whose sides are decided by a knife round. */
  readonly pickedBy: Side | null
  /** The side of the match that starts as counter-terrorists; null while unknown. */
  readonly ct: Side | null
}

/** The sides of one game of Dota 2; null if not chosen yet. */
export interface ChosenSides {
  readonly radiant: Side | null
  readonly firstPick: Side | null
}

/** Returns the known maps of a series of CS in the order in which they are played. */
export function chosenMaps(veto: Veto): readonly ChosenMap[] {
  const { settings, bestOf, taken } = veto
  if (settings.game !== 'csgo') return []
  const steps = chosenSteps(veto)
  const picked = steps.flatMap(({ kind, by, game, choice }): readonly ChosenMap[] => {
    if (kind !== 'pick') return []
    const side = steps.find(each => each.kind === 'side' && each.game === game)
    const ct = side === undefined ? null : side.choice === 'ct' ? side.by : by
    return [{ map: choice as CsMap, pickedBy: by, ct }]
  })
  const left = settings.maps.filter(map => !steps.some(({ choice }) => choice === map))
  const isOver = taken.length === vetoSteps(veto).length
  const decider = isOver && picked.length < bestOf ? left.slice(0, 1) : []
  return [...picked, ...decider.map(map => ({ map, pickedBy: null, ct: null }))]
}

/** Returns all games of a series of Dota 2. */
export function chosenSides(veto: Veto): readonly ChosenSides[] {
  if (veto.settings.game !== 'dota2') return []
  const steps = chosenSteps(veto)
  return Array.from({ length: veto.bestOf }, (_, index) => {
    const inGame = steps.filter(({ game }) => game === index + 1)
    return {
      radiant: whoHas(inGame, 'radiant', 'dire'),
      firstPick: whoHas(inGame, 'first', 'second'),
    }
  })
}

/** Returns the taken steps in order, with their choices. */
export function chosenSteps(veto: Veto): readonly (VetoStep & Veto['taken'][number])[] {
  const steps = vetoSteps(veto)
  return veto.taken.flatMap((taken, index) => {
    const step = steps[index]
    return step === undefined ? [] : [{ ...step, ...taken }]
  })
}

function whoHas(
  steps: readonly { readonly by: Side; readonly choice: VetoChoice }[],
  wanted: VetoChoice,
  other: VetoChoice,
): Side | null {
  const chosen = steps.find(({ choice }) => choice === wanted || choice === other)
  if (chosen === undefined) return null
  return chosen.choice === wanted ? chosen.by : otherSide(chosen.by)
}
