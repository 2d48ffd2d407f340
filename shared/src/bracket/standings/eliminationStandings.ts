import { leavesWith } from '../edits/advancement.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, type Matches, type Side } from '../model/match.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { type RoundOrder, roundOrder } from '../rounds/roundOrder.ts'
import { placeProspects, type Standpoint } from './placeProspects.ts'
import { byPlace, type Standing } from './standing.ts'

/** The places of the teams of a single or double elimination. */
export function eliminationStandings(bracket: Bracket): readonly Standing[] {
  const order = roundOrder(bracket)
  const isEnd = [...bracket.matches.values()].every(isOver)
  const withdrawn = withdrawnTeams(bracket)
  const matches = matchesByTeam(bracket.matches)
  const rows = bracket.shape.teamIds.map((teamId, index) => {
    const own = matches.get(teamId) ?? []
    return {
      teamId,
      seed: index + 1,
      ...results(own, teamId),
      standpoint: standpointOf(own, teamId, order, isEnd || withdrawn.has(teamId)),
    }
  })
  const placesOf = placeProspects(
    bracket,
    rows.map(({ standpoint }) => standpoint),
  )
  return rows
    .map(
      ({ standpoint, ...row }): Standing => ({ ...row, ...placesOf(standpoint), state: stateOf(standpoint) }),
    )
    .sort(byPlace)
}

/** The series that a team has won and lost in the given matches. */
export function results(own: readonly Match[], teamId: string): Pick<Standing, 'wins' | 'losses'> {
  const played = own.filter(match => match.status === 'finished')
  const wins = played.filter(match => match.winner === sideOf(match, teamId)).length
  return { wins, losses: played.length - wins }
}

function standpointOf(own: readonly Match[], teamId: string, order: RoundOrder, isOut: boolean): Standpoint {
  const next = own.find(match => !isOver(match))
  if (next !== undefined) return { is: 'before', match: next, side: sideOf(next, teamId) }
  const last = own.toSorted((a, b) => order(a) - order(b)).at(-1)
  if (last === undefined) return { is: 'nowhere' }
  const side = sideOf(last, teamId)
  // A team that was removed by hand, or followed, and never placed again counts as having reached this match.
  return isOut || leavesWith(last, side) ? { is: 'after', match: last, side } : { is: 'nowhere' }
}

function stateOf(standpoint: Standpoint): Standing['state'] {
  if (standpoint.is !== 'before') return standpoint.is === 'after' ? 'placed' : 'playing'
  return standpoint.match.slots[standpoint.side].closed ? 'placed' : 'playing'
}

function sideOf({ slots }: Match, teamId: string): Side {
  return slots[0].teamId === teamId ? 0 : 1
}

/** The matches of each team, byes included. */
export function matchesByTeam(matches: Matches): ReadonlyMap<string, readonly Match[]> {
  const byTeam = new Map<string, Match[]>()
  for (const match of matches.values()) {
    for (const { teamId } of match.slots) {
      if (teamId === null) continue
      const own = byTeam.get(teamId)
      if (own === undefined) byTeam.set(teamId, [match])
      else own.push(match)
    }
  }
  return byTeam
}
