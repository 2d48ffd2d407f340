import { expect, test } from 'vitest'
import { foundEvents, readTransfer } from './readTransfer.ts'

const table = 'team1,score1,score2,team2\nWolves,1,0,Bears'
const now = Date.UTC(2026, 10, 26)

function sourceOf(text: string, name: string) {
  const [event] = foundEvents([{ name: 'cup.csv', text, source: null }])
  if (event === undefined) throw new Error('nothing found')
  const read = readTransfer(event, { name, game: 'dota2', now })
  return read.kind === 'competition' ? read.source : read.problems
}

test('a file without an id of its own is recognized, unless the organizer names it otherwise', () => {
  expect(sourceOf(table, 'Winter Cup')).toMatch(/^file:[\da-f]{40}$/)
  expect(sourceOf(table, 'Winter Cup')).toBe(sourceOf(table, 'Winter Cup'))
  expect(sourceOf(table, 'Spring Cup')).not.toBe(sourceOf(table, 'Winter Cup'))
})

test('only our own files keep the id in their names', () => {
  const source = 'upper-bracket:winter-cup-2024-final'
  const texts = ['{"format":"upper-bracket/competition"}', '{"stage":[],"match":[]}']
  const found = foundEvents(texts.map(text => ({ name: 'winter-cup-2024-final.json', text, source })))
  expect(found.map(event => event.source)).toEqual([source, null])
})
