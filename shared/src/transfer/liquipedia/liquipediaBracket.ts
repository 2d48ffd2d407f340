import { kindOf } from '../../bracket/kinds/kindOf.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import type { Match, Section } from '../../bracket/model/match.ts'
import { idPrefix, matchId } from '../../bracket/model/matchId.ts'
import type { EliminationStage } from '../../bracket/model/stage.ts'
import { type LowerMatch, lowerLayout } from '../lowerLayout.ts'
import { liquipediaBye, liquipediaMatch, type TeamNames } from './liquipediaMatch.ts'

/** The sizes for which the wikis have templates. */
const largest = { single: 128, double: 64 } as const

/** Whether the wikis have a template for an elimination. Teams that start in its lower side have none. */
export function hasTemplate(stage: EliminationStage): boolean {
  const size = slotsOf(stage)
  if (stage.kind === 'single') return size <= largest.single
  return size > 2 && size <= largest.double && (stage.lowerEntrants ?? 0) === 0
}

/**
 * `{{Bracket|Bracket/8U4L2DSL1D|id=…|R1M1={{Match…}}…}}` of an elimination that has a template: the smallest that takes
 * all its teams, with byes. `R1M1` names the column and the match in it from the top: the lower side has one column per
 * round, and each column has the matches of the upper side first. Upper round r is in column 2r − 2, and the final
 * after all others. `RxMTP` is the match for third place, `RxMBR` the second final.
 */
export function liquipediaBracket(
  { matches }: Bracket,
  stage: EliminationStage,
  { id, team }: { readonly id: string; readonly team: TeamNames },
): string {
  const size = slotsOf(stage)
  const prefix = idPrefix(stage.key, 0, 1)
  const find = (section: Section, round: number, position: number) =>
    matches.get(matchId(section, round, position, prefix))
  const upper = Array.from({ length: Math.log2(size) }, (_, index) =>
    Array.from({ length: size / 2 ** (index + 1) }, (__, position) =>
      find(stage.kind === 'single' ? 'main' : 'upper', index + 1, position),
    ).filter(match => match !== undefined),
  )
  const match = (each: Match) => liquipediaMatch(each, team)
  const lines = (column: number, before: number, round: readonly string[]) =>
    round.map((text, index) => `|R${column}M${before + index + 1}=${text}`)
  const start = `{{Bracket|Bracket/${templateOf(stage.kind, size)}|id=${id}`

  if (stage.kind === 'single') {
    const third = find('third-place', 1, 0)
    return [
      start,
      ...upper.flatMap((round, index) => [
        comment(singleRoundName(round.length)),
        ...lines(index + 1, 0, round.map(match)),
      ]),
      ...(third === undefined ? [] : [comment('Third Place Match'), `|RxMTP=${match(third)}`]),
      '}}',
    ].join('\n')
  }
  const lower = lowerLayout({ upper, lowerMatch: (round, position) => find('lower', round, position) })
  const upperInColumn = new Map(upper.map((round, index) => [upperColumn(index), round.length]))
  const passed = ({ arrivals }: LowerMatch) => {
    const [one, other] = arrivals.map(address =>
      address === null ? null : (matches.get(address.matchId)?.slots[address.side] ?? null),
    )
    return liquipediaBye([one ?? null, other ?? null], team)
  }
  const [final, second] = [find('final', 1, 0), find('final', 2, 0)]
  return [
    start,
    ...upper.flatMap((round, index) => [
      comment(`Upper Bracket ${sideRoundName(index + 1, upper.length)}`),
      ...lines(upperColumn(index), 0, round.map(match)),
    ]),
    ...lower.flatMap((round, index) => [
      comment(`Lower Bracket ${sideRoundName(index + 1, lower.length)}`),
      ...lines(
        index + 1,
        upperInColumn.get(index + 1) ?? 0,
        round.map(each => (each.match === undefined ? passed(each) : match(each.match))),
      ),
    ]),
    comment('Grand Final'),
    ...lines(lower.length + 1, 0, final === undefined ? [] : [match(final)]),
    ...(second === undefined || final?.winner !== 1 ? [] : [`|RxMBR=${match(second)}`]),
    '}}',
  ].join('\n')
}

function slotsOf(stage: EliminationStage): number {
  return 2 ** Math.ceil(Math.log2(kindOf(stage).upperEntrants(stage).length))
}

/** `8`, or `8U4L2DSL1D`: eight teams start in the upper side, four losers in the lower one, then two drop, then one. */
export function templateOf(kind: EliminationStage['kind'], size: number): string {
  if (kind === 'single') return String(size)
  const drops = Array.from({ length: Math.log2(size) - 1 }, (_, index) => `${size / 2 ** (index + 2)}D`)
  return `${size}U${size / 2}L${drops.join('SL')}`
}

function upperColumn(index: number): number {
  return Math.max(1, 2 * index)
}

function comment(text: string): string {
  return `<!-- ${text} -->`
}

function singleRoundName(matches: number): string {
  const names: Readonly<Record<number, string>> = { 1: 'Final', 2: 'Semifinals', 4: 'Quarterfinals' }
  return names[matches] ?? `Round of ${2 * matches}`
}

function sideRoundName(round: number, rounds: number): string {
  return round === rounds ? 'Final' : `Round ${round}`
}
