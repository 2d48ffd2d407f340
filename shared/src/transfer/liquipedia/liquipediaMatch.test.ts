import { expect, test } from 'vitest'
import { required } from '../../bracket/testing/playOut.ts'
import { bracketOf } from '../../bracket/testing/randomTournament.ts'
import { liquipediaMatch } from './liquipediaMatch.ts'

test('games are written with their maps and rounds, as far as they are known', () => {
  const source = 'organizer'
  const text = liquipediaMatch(
    {
      ...required(bracketOf(2), 'main-1-1'),
      bestOf: 3,
      status: 'running',
      score: [1, 0],
      games: [
        { outcome: 0, map: 'mirage', rounds: [13, 7], source },
        { outcome: null, source },
      ],
    },
    id => id,
  )
  expect(text).toContain('|map1={{Map|map=Mirage|score1=13|score2=7|finished=true|winner=1}}')
  expect(text).toContain('|map2={{Map|map=|finished=false}}')
})
