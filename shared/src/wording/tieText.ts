import type { TFunction } from 'i18next'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import type { TableStage } from '../bracket/model/stage.ts'
import type { UndecidedTie } from '../bracket/tables/undecidedTies.ts'

/** A tie on which a slot of the next stage, or the title, depends; between teams of different groups if `group` is null. */
export interface NamedTie extends UndecidedTie {
  readonly group: number | null
}

/** Says which teams share which places. */
export function tieText(
  t: TFunction<'stages'>,
  { groups }: TableStage,
  { group, place: { best, worst }, teamIds, lacksRounds }: NamedTie,
  team: (teamId: string) => string,
): string {
  const facts = { teams: teamIds.map(team).join(', '), best, worst }
  const why = lacksRounds ? [t('tieLacksRounds')] : group === null ? [] : [t('tieEqual')]
  const tie =
    group === null
      ? t('tieOverGroups', facts)
      : groups.length > 1
        ? t('tieInGroup', { ...facts, group: groupLetter(group) })
        : t('tie', facts)
  return [tie, ...why].join(' ')
}
