import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { flaggedWords, type WordList } from './flaggedWords.ts'

const list: WordList = {
  flagWords: ['wolf->bear', 'oldDen->newDen', 'fox->lynx'],
  ignorePaths: [],
  overrides: [{ filename: ['bench/**'], ignoreWords: ['fox'] }],
}
const found = (path: string, text: string) => flaggedWords(path, text, list, matchesGlob)

test.each([
  ['we wolf it', 'a.ts:1: wolf → bear'],
  ['\nconst wolfPack = 1', 'a.ts:2: wolf → bear'],
  ['WOLF_ALL', 'a.ts:1: WOLF → bear'],
  ['HTMLWolf', 'a.ts:1: Wolf → bear'],
  ['oldDen', 'a.ts:1: oldDen → newDen'],
])('%j is flagged', (text, problem) => {
  expect(found('a.ts', text)).toEqual([problem])
})

test('words that only contain one are not flagged, nor those that a folder may use', () => {
  expect(found('a.ts', 'wolfhound old den')).toEqual([])
  expect(found('bench/a.ts', 'a fox')).toEqual([])
  expect(found('a.ts', 'a fox')).toEqual(['a.ts:1: fox → lynx'])
})
