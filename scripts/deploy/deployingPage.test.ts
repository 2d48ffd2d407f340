import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../folders.ts'
import { secretNames } from './projectState.ts'

const text = (path: string) => readFile(join(root, path), 'utf8')
const page = await text('docs/deploying.md')

test('the page about deploying names every parameter and secret of the functions', async () => {
  const source = await text('functions/src/platform/params.ts')
  const names = [...source.matchAll(/define\w+\('(\w+)'/g)].map(([, name]) => name ?? '')
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', ...secretNames(source)]))
  expect(names.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})

test('the page for those on duty says of every line that the functions log what to do about it', async () => {
  const source = await text('functions/src/platform/logs.ts')
  const messages = [...source.matchAll(/logger\.(?:info|warn|error)\(\s*'([^']+)'/g)].map(
    ([, said]) => said ?? '',
  )
  expect(messages).toHaveLength([...source.matchAll(/logger\.\w+\(/g)].length)
  const onCall = await text('docs/on-call.md')
  expect(messages.filter(said => !onCall.includes(said))).toEqual([])
})
