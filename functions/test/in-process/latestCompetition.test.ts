import { afterEach, expect, test, vi } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { latestCompetition } from '../../src/snapshot/latestCompetition.ts'
import { countOperations } from './support/countOperations.ts'
import { newPeople } from './support/newPeople.ts'

afterEach(() => vi.restoreAllMocks())

test('a competition is read once a second for all callers, and no more of it than they need', async () => {
  const { competitionId } = await bracketedCompetition(await newPeople('owner'), { teams: 4 })
  const counted = countOperations()
  const ask = async (extent: Parameters<typeof latestCompetition>[1], now: number) => {
    const before = counted.reads
    await latestCompetition(competitionId, extent, now)
    return counted.reads - before
  }
  const [about, teams, matches, players] = [1, 4, 3 + 1, 4]
  expect(await ask('competition', 0)).toBe(about)
  expect(await ask('bracket', 0)).toBe(about + teams + matches)
  expect(await ask('whole', 0)).toBe(about + teams + matches + players)
  const again = [await ask('competition', 999), await ask('bracket', 999), await ask('whole', 999)]
  expect(again).toEqual([0, 0, 0])
  expect(await ask('competition', 1000)).toBe(about)
})
