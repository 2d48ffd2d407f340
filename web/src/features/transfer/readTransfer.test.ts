import { competitionFileName } from '@upper-bracket/shared/transfer/competitionFileName'
import { expect, test } from 'vitest'
import { foundEvents, readTransfer } from './readTransfer.ts'

const table = 'team1,score1,score2,team2\nWolves,1,0,Bears'
const now = Date.UTC(2026, 10, 26)

function sourceOf(text: string, name: string) {
  const [event] = foundEvents([{ name: 'cup.csv', text }])
  if (event === undefined) throw new Error('nothing found')
  const read = readTransfer(event, { name, game: 'dota2', now })
  return read.kind === 'competition' ? read.source : read.problems
}

test('a file without an id of its own is recognized, unless the organizer names it otherwise', () => {
  expect(sourceOf(table, 'Winter Cup')).toMatch(/^file:[\da-f]{40}$/)
  expect(sourceOf(table, 'Winter Cup')).toBe(sourceOf(table, 'Winter Cup'))
  expect(sourceOf(table, 'Spring Cup')).not.toBe(sourceOf(table, 'Winter Cup'))
})

const ownFile = '{"format":"upper-bracket/competition"}'
const id = 'Kx3_aB-9dEfGhIjKlMnO'
const sourcesOf = (files: readonly (readonly [name: string, text: string])[]) =>
  foundEvents(files.map(([name, text]) => ({ name, text }))).map(({ source }) => source)

test.each([
  ['a download', competitionFileName(id), `upper-bracket:${id}`],
  ['a second download', `competition-${id} (1).json`, `upper-bracket:${id}`],
  ['a second download in Safari', `competition-${id}-2.json`, `upper-bracket:${id}`],
  ['a name with the length of an id', 'Weekly-Cup-Main-Even.json', null],
  ['a longer name', 'competition-weekly-cup-main-event-1.json', null],
])('%s is recognized by an id of ours only', (_, name, source) => {
  expect(sourcesOf([[name, ownFile]])).toEqual([source])
})

test('only our own files keep the id in their names', () => {
  expect(sourcesOf([[competitionFileName(id), '{"stage":[],"match":[]}']])).toEqual([null])
})

test('files with one id are one event only if they have the same content', () => {
  const again = `competition-${id} (1).json`
  const source = `upper-bracket:${id}`
  expect(
    sourcesOf([
      [competitionFileName(id), ownFile],
      [again, ownFile],
    ]),
  ).toEqual([source, source])
  expect(
    sourcesOf([
      [competitionFileName(id), ownFile],
      [again, `${ownFile} `],
    ]),
  ).toEqual([null, null])
})
