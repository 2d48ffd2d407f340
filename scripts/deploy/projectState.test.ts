import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../folders.ts'
import { answerIn, isInUse, secretNames } from './projectState.ts'

test('reads what firebase-tools prints, and nothing from a failure', () => {
  expect(answerIn('{"status":"success","result":[1]}')).toEqual([1])
  expect(answerIn('A warning\n{"status":"success"}')).toBeUndefined()
  expect(answerIn('{"status":"error","error":"Failed to authenticate"}')).toBeUndefined()
  expect(answerIn('')).toBeUndefined()
})

test('a secret is in use if one of its versions is enabled', () => {
  expect(isInUse({ secrets: [{ state: 'DESTROYED' }, { state: 'ENABLED' }] })).toBe(true)
  expect(isInUse({ secrets: [{ state: 'DISABLED' }] })).toBe(false)
  expect(isInUse(undefined)).toBe(false)
})

test('the page about deploying names every parameter and secret of the functions', async () => {
  const source = await readFile(join(root, 'functions/src/platform/params.ts'), 'utf8')
  const page = await readFile(join(root, 'docs/deploying.md'), 'utf8')
  const names = [...source.matchAll(/define\w+\('(\w+)'/g)].map(([, name]) => name ?? '')
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', ...secretNames(source)]))
  expect(names.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})
