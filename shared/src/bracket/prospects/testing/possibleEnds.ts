import type { Match } from '../../model/match.ts'
import { type GroupRules, stageTable, type TableRow } from '../../tables/stageTable.ts'
import type { TableMatch } from '../../tables/teamRecords.ts'
import { openMatch, playedMatch, playedRounds, walkover } from '../../testing/tableMatch.ts'
import type { AdvancingCounts } from '../advancingCounts.ts'
import { groupOf, type OpenGroup } from '../openGroup.ts'

/** A group with some matches over, by the ids of teams. */
export interface GroupCase {
  readonly teamIds: readonly string[]
  readonly withdrawn?: ReadonlySet<string>
  readonly played: readonly TableMatch[]
  readonly remaining: readonly PairCase[]
  readonly canDraw: boolean
  readonly gamesToWin: number
  readonly rules: GroupRules
  readonly advancing: AdvancingCounts
}

export interface PairCase {
  readonly round: number
  readonly one: string
  readonly other: string
}

export function groupOfCase(given: GroupCase): OpenGroup {
  const { teamIds, withdrawn, played, remaining, canDraw, gamesToWin, rules, advancing } = given
  const present = teamIds.filter(teamId => !withdrawn?.has(teamId))
  return groupOf({
    entrants: teamIds,
    ...(withdrawn && { absences: { withdrawn } }),
    rules,
    played,
    remaining: remaining.map(({ round, one, other }) => ({
      id: idOf({ round, one, other }),
      upper: present.indexOf(one),
      lower: present.indexOf(other),
      canDraw,
      gamesToWin,
    })),
    rounds: remaining.map(({ round }) => round),
    undrawnRounds: 0,
    advancing,
  })
}

/** The table after matches have ended. */
export function tableAfter(given: GroupCase, matches: readonly TableMatch[]): readonly TableRow[] {
  const { teamIds, withdrawn, played, rules } = given
  return stageTable(teamIds, [...played, ...matches], rules, withdrawn && { withdrawn })
}

export function idOf({ round, one, other }: PairCase): string {
  return openMatch(round, one, other).id
}

/** A way in which a match can end; without a score it is a walkover, and with rounds it is one game. */
export interface End {
  readonly winner: 0 | 1 | null
  readonly score: Match['score'] | null
  readonly rounds?: Match['score']
}

/** Calls back with every sequence in which the matches can end, and the table matches that follow. */
export function forEachEnd(
  remaining: readonly PairCase[],
  ends: readonly End[],
  visit: (matches: readonly TableMatch[]) => void,
): void {
  const go = (index: number, matches: readonly TableMatch[]): void => {
    const pair = remaining[index]
    if (pair === undefined) visit(matches)
    else for (const end of ends) go(index + 1, [...matches, ended(pair, end)])
  }
  go(0, [])
}

function ended({ round, one, other }: PairCase, { winner, score, rounds }: End): TableMatch {
  const id = idOf({ round, one, other })
  if (rounds !== undefined) return playedRounds(round, one, rounds, other)
  if (score !== null) return { ...playedMatch(round, one, score, other), winner }
  const [best, worst] = winner === 1 ? [other, one] : [one, other]
  return { ...walkover(round, best, worst), id }
}

/** The ends of a series: the narrowest and the clearest scores, walkovers and draws. */
export function seriesEnds(gamesToWin: number, canDraw: boolean): readonly End[] {
  const wins: readonly End[] = [
    { winner: 0, score: [gamesToWin, 0] },
    { winner: 0, score: [gamesToWin, gamesToWin - 1] },
    { winner: 0, score: null },
  ]
  const losses = wins.map(swapped)
  const games = canDraw ? gamesToWin - 1 : null
  return [...wins, ...losses, ...(games === null ? [] : [{ winner: null, score: [games, games] } as const])]
}

/** The ends of one game: narrow and clear rounds, rounds that stay unknown, and walkovers. */
export function roundEnds(): readonly End[] {
  const wins: readonly End[] = [
    { winner: 0, score: [1, 0], rounds: [13, 0] },
    { winner: 0, score: [1, 0], rounds: [16, 14] },
    { winner: 0, score: [1, 0] },
    { winner: 0, score: null },
  ]
  return [...wins, ...wins.map(swapped)]
}

function swapped({ score, rounds }: End): End {
  return {
    winner: 1,
    score: score && [score[1], score[0]],
    ...(rounds && { rounds: [rounds[1], rounds[0]] }),
  }
}

/** One end for each result. */
export function plainEnds(canDraw: boolean): readonly End[] {
  return [
    { winner: 0, score: [1, 0] },
    { winner: 1, score: [0, 1] },
    ...(canDraw ? [{ winner: null, score: [1, 1] } as const] : []),
  ]
}
