import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import type { RoundName } from '@upper-bracket/shared/bracket/rounds/roundNameOf'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import type { TFunction } from 'i18next'
import type { RoundPart } from '../drawing/RoundList.tsx'

/** Returns the rounds of a stage, or of one of its groups. */
export function roundsOfStage(
  rounds: readonly BracketRound[],
  { key }: Pick<Stage, 'key'>,
  group?: number,
): readonly BracketRound[] {
  return rounds.filter(round => round.stage === key && (group === undefined || round.group === group))
}

/** Joins the rounds of all groups that are played at the same time. */
export function joinGroups(rounds: readonly BracketRound[]): readonly BracketRound[] {
  const joined = Map.groupBy(rounds, ({ section, round }) => `${section} ${round}`)
  return [...joined.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            name: withoutGroup(first.name),
            matches: [first, ...others].flatMap(({ matches }) => matches),
          },
        ],
  )
}

/** The name of a round below a heading that names its group. */
export function withoutGroup(name: RoundName): RoundName {
  return 'group' in name ? { ...name, group: null } : name
}

/** Divides a round that joins groups. */
export function partsByGroup(t: TFunction<'stages'>, { matches }: BracketRound): readonly RoundPart[] {
  return [...Map.groupBy(matches, ({ group }) => group)].map(([group, own]) => ({
    title: t('group', { group: groupLetter(group) }),
    matchIds: own.map(({ id }) => id),
  }))
}
