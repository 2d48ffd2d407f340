import fc from 'fast-check'
import { chance } from '../../../random/chance.ts'
import { roundRobinRounds } from '../../layout/roundRobinRounds.ts'
import { pointRules } from '../../tables/pointRules.ts'
import type { TableRules } from '../../model/tableRules.ts'
import type { TableMatch } from '../../tables/teamRecords.ts'
import { playedMatch, walkover } from '../../testing/tableMatch.ts'
import type { TeamProspect } from '../prospect.ts'
import { groupProspects } from '../stageProspects.ts'
import { type GroupCase, groupOfCase, type PairCase, tableAfter } from './possibleEnds.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

export const factor = Number(process.env['PROSPECT_GROUPS'] ?? 200) / 200
/** The number of runs, more in the deep run. */
export const runs = (count: number) => Math.ceil(count * factor)
const roundRobin = { kind: 'round-robin' } as const
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
export const points = pointRules['3-1-0']

interface Limits {
  readonly teamsMax: number
  readonly openMax: number
  readonly canDraw: boolean
}

/** A group in which the matches of later rounds are still open, and which a team may have left. */
export function randomGroup(
  luck: number,
  rules: TableRules,
  { teamsMax, openMax, canDraw }: Limits,
): GroupCase {
  const below = chance(luck)
  const teamIds = ids.slice(0, 3 + below(teamsMax - 2))
  const gamesToWin = canDraw ? 2 : 1 + below(2)
  const pairs = roundRobinRounds(teamIds.length, below(3) === 0 ? 2 : 1).flatMap((round, index) =>
    round.map(
      ([one, other]): PairCase => ({
        round: index + 1,
        one: ids[one - 1] ?? '',
        other: ids[other - 1] ?? '',
      }),
    ),
  )
  const left = teamIds.length > 3 && below(3) === 0 ? (teamIds[below(teamIds.length)] ?? '') : null
  const open = Math.min(pairs.length, below(openMax + 1))
  const forfeited = pairs
    .slice(pairs.length - open)
    .filter(({ one, other }) => one === left || other === left)
    .map(({ round, one, other }) => walkover(round, one === left ? other : one, left ?? ''))
  const played = pairs.slice(0, pairs.length - open).map(({ round, one, other }) => {
    const lost = below(gamesToWin)
    if (canDraw && below(3) === 0) return playedMatch(round, one, [1, 1], other)
    const [best, worst] = below(2) === 0 ? [one, other] : [other, one]
    return below(8) === 0
      ? walkover(round, best, worst)
      : playedMatch(round, best, [gamesToWin, canDraw ? 0 : lost], worst)
  })
  const places = teamIds.length - (left === null ? 0 : 1)
  const certain = 1 + below(places - 1)
  return {
    teamIds,
    ...(left !== null && { withdrawn: new Set([left]) }),
    played: [...played, ...forfeited],
    remaining: pairs.slice(pairs.length - open).filter(({ one, other }) => one !== left && other !== left),
    canDraw,
    gamesToWin,
    rules,
    advancing: { certain, possible: below(3) === 0 ? Math.min(certain + 1, places - 1) : certain },
  }
}

/** Draws one of some rules. */
export const arbitraryRules = (among: readonly TableRules[]) =>
  fc
    .record({ rules: fc.constantFrom(...among), points: fc.constantFrom(...Object.values(pointRules)) })
    .map(({ rules, points }): TableRules => ({ ...rules, points }))

/** The prospects of the teams of a group. */
export function prospectsOf(given: GroupCase): readonly TeamProspect[] {
  return groupProspects(roundRobin, groupOfCase(given))
}

/** Whether a team is through once all matches have ended. */
export function isThroughIn(given: GroupCase, matches: readonly TableMatch[], teamId: string): boolean {
  const row = tableAfter(given, matches).find(({ record }) => record.teamId === teamId)
  return row !== undefined && row.place.worst <= given.advancing.certain
}
