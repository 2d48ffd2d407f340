import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firebase, layers, parts } from './chunkGroups.ts'

test('every file after which a chunk is grouped exists', () => {
  const files = [layers, firebase, parts].flatMap(uses => Object.values(uses).flat())
  expect(files.filter(file => !existsSync(join(import.meta.dirname, '../src', file)))).toEqual([])
})
