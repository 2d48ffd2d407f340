import { expect, test } from 'vitest'
import { tieCustom, tieCustomOf } from './tieRules.ts'

test.each([
  ['fiba', 'restart', ['game-difference', 'games-won'], ['round-difference', 'rounds-won']],
  ['uefa', 'continue', ['game-difference', 'games-won'], ['round-difference', 'rounds-won']],
  ['fide', 'continue', [], []],
] as const)(
  'the custom of %s, by games or by rounds, is known by its rules',
  (custom, afterTie, games, rounds) => {
    const byGames = tieCustom(custom, { criteria: ['points', 'head-to-head'] })
    const byRounds = tieCustom(custom, { criteria: ['points', 'head-to-head', 'round-difference'] })
    expect(byGames).toEqual({ afterTie, miniLeague: ['points', ...games] })
    expect(byRounds).toEqual({ afterTie, miniLeague: ['points', ...rounds] })
    expect([byGames, byRounds].map(tieCustomOf)).toEqual([custom, custom])
  },
)
