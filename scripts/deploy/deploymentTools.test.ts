import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import locked from '../../tools/deployment/package.json' with { type: 'json' }
import { deploymentTools } from './deploymentTools.ts'

test('firebase-tools is installed from the lock unless the same lock was installed to the end', async () => {
  const prefix = await mkdtemp(join(tmpdir(), 'deployment-'))
  onTestFinished(() => rm(prefix, { recursive: true }))
  const folder = join(prefix, 'node_modules/firebase-tools')
  // From a time before the lock, or of an installation that was killed.
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ version: locked.dependencies['firebase-tools'] }),
  )
  const codes = [1, 0, 0]
  let installations = 0
  const get = () =>
    deploymentTools(
      () => {},
      undefined,
      prefix,
      async () => codes[installations++] ?? 1,
    )
  await expect(get()).rejects.toThrow('could not be installed')
  expect(await get()).toBe(join(folder, 'lib/bin/firebase.js'))
  await get()
  expect(installations).toBe(2)
  await writeFile(join(prefix, 'node_modules/.digest'), 'another lock')
  await get()
  expect(installations).toBe(3)
})
