import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { families, firebase, layers, parts } from './chunkGroups.ts'

test('every file after which a chunk is grouped exists', () => {
  const files = [layers, firebase, parts].flatMap(uses => Object.values(uses).flat())
  expect(files.filter(file => !existsSync(join(import.meta.dirname, '../src', file)))).toEqual([])
})

test('every family has a page', () => {
  const routes = readFileSync(join(import.meta.dirname, '../src/app/routes.ts'), 'utf8').split('\n')
  expect(families.filter(([, pattern]) => !routes.some(line => pattern.test(line)))).toEqual([])
})
