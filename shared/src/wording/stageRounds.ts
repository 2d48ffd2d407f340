import type { RoundName } from '../bracket/kinds/roundName.ts'
import type { BracketShape } from '../bracket/model/bracket.ts'
import type { Stage } from '../bracket/model/stage.ts'
import { entrySides } from '../bracket/prospects/advancingCounts.ts'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import type { BracketRound } from '../bracket/rounds/roundsOf.ts'
import type { SwissBox, SwissColumn } from '../bracket/stages/swissBoard.ts'
import type { TFunction } from 'i18next'

/** Matches of a round under a heading of their own. */
export interface RoundPart {
  /** Null if the round has a single part. */
  readonly title: string | null
  readonly matchIds: readonly string[]
}

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

/** The name of a round below a heading that names its stage and group. */
export function withoutGroup(name: RoundName): RoundName {
  if (name.key === 'swiss-round') return { ...name, key: 'group-round', group: null }
  return 'group' in name ? { ...name, group: null } : name
}

/** A round that is not divided. */
export function onePart({ matches }: BracketRound): readonly RoundPart[] {
  return [{ title: null, matchIds: matches.map(({ id }) => id) }]
}

/** Divides a round that joins groups. */
export function partsByGroup(t: TFunction<'stages'>, { matches }: BracketRound): readonly RoundPart[] {
  return [...Map.groupBy(matches, ({ group }) => group)].map(([group, own]) => ({
    title: t('group', { group: groupLetter(group) }),
    matchIds: own.map(({ id }) => id),
  }))
}

/** Divides a round of a Swiss stage by the records of its teams. */
export function partsByRecord(
  t: TFunction<'stages'>,
  column: SwissColumn | undefined,
  round: number,
): readonly RoundPart[] {
  const boxes = (column?.boxes ?? []).filter(({ matches }) => matches.length > 0)
  if (boxes.length === 0) return [{ title: t('swissUndrawn', { round: round - 1 }), matchIds: [] }]
  return boxes.map(box => ({
    title: recordText(t, box),
    matchIds: box.matches.map(({ id }) => id),
  }))
}

/** Returns what becomes of the teams with a record; null while they play on. */
export function outcomeText(
  t: TFunction<'stages'>,
  shape: BracketShape,
  stage: Stage,
  { state }: Pick<SwissBox, 'state'>,
): string | null {
  if (state === 'playing') return null
  if (state === 'advanced') return t('swissAdvanced')
  return t(entrySides(shape, stage).includes('lower') ? 'swissBelow' : 'swissEliminated')
}

/** Returns wins and losses, with the draws between them if there are any. */
export function recordText(
  t: TFunction<'stages'>,
  { wins, draws, losses }: Pick<SwissBox, 'wins' | 'draws' | 'losses'>,
): string {
  return draws === 0 ? t('record', { wins, losses }) : t('recordDraws', { wins, draws, losses })
}
