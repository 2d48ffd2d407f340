import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { drawnRounds, matchNumbers } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import { betterSeedWins, playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { expect, test } from 'vitest'
import { agendaParts } from './agendaParts.ts'

const { competition } = largeSnapshot(2)

/** The agenda of a bracket of eight teams, with these matches played and others changed. */
function agendaOf(played: readonly string[], changes: Readonly<Record<string, Partial<Match>>> = {}) {
  const { shape, matches } = playStages(bracketOf(8), match =>
    played.includes(match.id) ? betterSeedWins(match) : null,
  )
  const changed = new Map([...matches].map(([id, match]) => [id, { ...match, ...changes[id] }]))
  const bracket = { shape, matches: changed }
  const parts = agendaParts({
    bracket,
    competition,
    createdAt: 0,
    numbers: matchNumbers(drawnRounds(bracket)),
  })
  return Object.fromEntries(parts.map(each => [each.title, each.matches.map(({ id }) => id)]))
}

test('the agenda has running matches, then playable and planned ones, then results, the latest first', () => {
  const ended = (at: number) => ({ since: { status: 'finished', at } }) as const
  expect(
    agendaOf(['main-1-1', 'main-1-2'], {
      'main-1-1': ended(200),
      'main-1-2': ended(100),
      'main-1-3': { status: 'running' },
      'main-3-1': { startsAt: 900 },
      'main-2-2': { startsAt: 800 },
    }),
  ).toEqual({
    now: ['main-1-3'],
    next: ['main-1-4', 'main-2-1', 'main-2-2', 'main-3-1'],
    results: ['main-1-1', 'main-1-2'],
  })
})

test('parts without matches are left out', () => {
  expect(agendaOf([])).toEqual({ next: ['main-1-1', 'main-1-2', 'main-1-3', 'main-1-4'] })
})
