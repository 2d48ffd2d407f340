import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchFunctions } from '../../functions/build.ts'
import { builtFunctions } from '../build/builtFunctions.ts'

test('watching writes nothing that was built already, so that running emulators do not reload', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-functions-'))
  const written = async () => (await stat(join(folder, 'everything.js'))).mtimeMs
  await cp(await builtFunctions(), folder, { recursive: true })
  const before = await written()
  const watching = await watchFunctions(folder)
  expect(await written()).toBe(before)
  await watching.dispose()
  await rm(folder, { recursive: true })
  // It builds once or twice, next to other tests.
}, 120_000)

test('watching fails where it cannot write', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-functions-'))
  await writeFile(join(folder, 'file'), '')
  await expect(watchFunctions(join(folder, 'file', 'lib'))).rejects.toThrow('ENOTDIR')
  await rm(folder, { recursive: true })
}, 120_000)
