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

test('an advantage is a comment, and the first map is the first one that was played', () => {
  const bracket = bracketOf(3, { format: 'double', grandFinal: 'advantage', bestOf: { rounds: 1, final: 3 } })
  const final = required(bracket, 'final-1-1')
  const games = [...(final.games ?? []), { outcome: 0, map: 'mirage', source: 'organizer' }] as const
  const text = liquipediaMatch({ ...final, status: 'finished', score: [2, 0], winner: 0, games }, id => id)
  expect(text).toContain('|comment=1:0 advantage from the upper bracket|map1={{Map|map=Mirage|')
  expect(text).not.toContain('map2')
})
