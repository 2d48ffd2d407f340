import type { TFunction } from 'i18next'
import type { Competition } from '../competition/competition.ts'
import { stageLengths } from '../format/stageLengths.ts'
import type { FormatChoice, StagePlan } from '../format/stagePlan.ts'

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

/** Writes the lengths of series by stage, without that of the final: 'Bo3', 'Bo1 / Bo3'. */
export function seriesLengths(
  t: TFunction<'competition'>,
  { format, stages = [], bestOf }: FormatChoice & Pick<Competition, 'bestOf'>,
): string {
  const lengths = [...stages.flatMap(stageLengths), ...(format === 'table' ? [] : [bestOf.rounds])]
  return [...new Set(lengths)].map(count => t('bo', { count })).join(' / ')
}

/** A round robin without groups has a name of its own. */
function nameOf({ kind, groups }: StagePlan) {
  return kind === 'round-robin' && groups === 1 ? 'undivided' : kind
}
