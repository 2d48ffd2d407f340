import type { FormatChoice, StagePlan } from '../format/stagePlan.ts'
import type { TFunction } from 'i18next'

/** Names a format by its stages and its end, such as "Groups → double elimination". */
export function formatName(t: TFunction<'competition'>, { format, stages = [] }: FormatChoice): string {
  // A cached list of competitions may date from before stages.
  const [first] = stages
  if (first === undefined) return t(format === 'double' ? 'format_double' : 'format_single')
  if (stages.length === 1 && format === 'table')
    return t(
      first.kind === 'swiss' ? 'formatTable_swiss' : first.groups > 1 ? 'format_leagues' : 'format_league',
    )
  const names = stages.map(stage => t(`formatStage_${nameOf(stage)}`))
  return [...names, ...(format === 'table' ? [] : [t(`formatEnd_${format}`)])].join(' → ')
}

/** Returns the lengths of series where the table of the last stage decides; null where an elimination follows. */
export function lengthsOfStages({ format, stages = [] }: FormatChoice): readonly number[] | null {
  return format === 'table' ? [...new Set(stages.map(({ bestOf }) => bestOf))] : null
}

/** A round robin without groups has a name of its own. */
function nameOf({ kind, groups }: StagePlan) {
  return kind === 'round-robin' && groups === 1 ? 'undivided' : kind
}
