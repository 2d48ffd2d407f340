import type { Bracket } from '../model/bracket.ts'
import { changeableOptions } from './changeableOptions.ts'
import { formatOf } from './formatOf.ts'
import { reshapeStage } from './reshapeStage.ts'

/**
 * The stages of which something can be changed now, with their options. `refused` are the ids of the matches that have
 * begun too early for every other value of an option; null if it can be changed.
 */
export function changeableStages(bracket: Bracket) {
  const { shape, matches } = bracket
  const format = formatOf(bracket)
  return shape.stages.flatMap((stage, index) => {
    const { key } = stage
    const options = changeableOptions(shape, format, index).flatMap(option => {
      const others = option.isList ? [] : option.values.filter(value => value !== option.value)
      const refusals = others.map(value => {
        const outcome = reshapeStage(bracket, { stage: key, options: { [option.name]: value }, reason: '-' })
        return outcome.ok ? null : outcome
      })
      const [first] = refusals
      // A small bracket has no match for third place.
      if (others.length > 0 && refusals.every(each => each?.code === 'option-unfit')) return []
      const begun =
        refusals.every(each => each?.facts?.['matches'] !== undefined) && first?.facts?.['matches']
      return [{ ...option, refused: Array.isArray(begun) && others.length > 0 ? begun.map(String) : null }]
    })
    const isOpen = [...matches.values()].some(
      match => match.stage === key && (match.status === 'ready' || match.status === 'running'),
    )
    return options.length === 0 ? [] : [{ key, index, stage, options, isOpen }]
  })
}
