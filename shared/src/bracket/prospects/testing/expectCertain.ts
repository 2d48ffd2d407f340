import { expect } from 'vitest'
import type { TableMatch } from '../../tables/teamRecords.ts'
import type { HopedResult, SufficientResults, TeamProspect } from '../prospect.ts'
import { type End, forEachEnd, type GroupCase, idOf, tableAfter } from './possibleEnds.ts'

/** How a team can end, over all sequences of results. */
export interface Fate {
  readonly mayMiss: boolean
  readonly mayReach: boolean
}

/** Asserts that no claim is refuted by a sequence of results, and returns how each team can end. */
export function expectCertain(
  given: GroupCase,
  prospects: readonly TeamProspect[],
  ends: readonly End[],
): ReadonlyMap<string, Fate> {
  const fates = new Map(given.teamIds.map(teamId => [teamId, { mayMiss: false, mayReach: false }]))
  const wrong: unknown[] = []
  forEachEnd(given.remaining, ends, matches => {
    const table = tableAfter(given, matches)
    const places = new Map(table.map(({ record, place }) => [record.teamId, place]))
    for (const { teamId, outcome, needs } of prospects) {
      const place = places.get(teamId)
      const fate = fates.get(teamId)
      if (place === undefined || fate === undefined) continue
      const misses = place.worst > given.advancing.certain
      const reaches = place.best <= given.advancing.possible
      fate.mayMiss ||= misses
      fate.mayReach ||= reaches
      if ((outcome === 'through' && misses) || (outcome === 'out' && reaches)) wrong.push([teamId, outcome])
      const next = nextOf(given, teamId)
      const own = next === null ? null : resultOf(matches, next, teamId)
      const required = needs?.required ?? null
      const isMissing = required !== null && own !== 'win' && !(required === 'draw' && own === 'draw')
      if (isMissing && reaches) wrong.push([teamId, 'required', required])
      for (const each of needs?.enough ?? []) {
        if (misses && holds(given, matches, teamId, each)) wrong.push([teamId, each])
      }
    }
  })
  expect(wrong.slice(0, 3)).toEqual([])
  return fates
}

/** Whether results that suffice have happened. */
export function holds(
  given: GroupCase,
  matches: readonly TableMatch[],
  teamId: string,
  enough: SufficientResults,
): boolean {
  const next = nextOf(given, teamId)
  if (enough.kind === 'wins') {
    const wins = given.remaining.filter(pair => resultOf(matches, idOf(pair), teamId) === 'win').length
    return wins >= enough.count
  }
  const own = next === null ? null : resultOf(matches, next, teamId)
  if (enough.kind === 'score') {
    const match = matches.find(({ id }) => id === enough.matchId)
    const [won, lost] = match?.slots[0].teamId === teamId ? [0, 1] : [1, 0]
    return own === 'win' && match?.score[won ?? 0] === enough.score[0] && match.score[lost ?? 0] === 0
  }
  const isOwn = enough.own === 'any' || own === 'win' || (enough.own === 'draw' && own === 'draw')
  return isOwn && enough.others.every(other => hasHappened(matches, other))
}

function hasHappened(matches: readonly TableMatch[], { matchId, winnerId, orDraw }: HopedResult): boolean {
  const result = resultOf(matches, matchId, winnerId)
  return result === 'win' || (orDraw && result === 'draw')
}

function nextOf({ remaining }: GroupCase, teamId: string): string | null {
  const next = remaining.find(({ one, other }) => one === teamId || other === teamId)
  return next === undefined ? null : idOf(next)
}

function resultOf(
  matches: readonly TableMatch[],
  matchId: string,
  teamId: string,
): 'win' | 'draw' | 'loss' | null {
  const match = matches.find(({ id }) => id === matchId)
  const side = match?.slots.findIndex(slot => slot.teamId === teamId) ?? -1
  if (match === undefined || side < 0) return null
  return match.winner === null ? 'draw' : match.winner === side ? 'win' : 'loss'
}
