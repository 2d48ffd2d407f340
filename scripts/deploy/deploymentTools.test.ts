import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProfile } from '../../functions/src/profiles/createProfile.ts'
import { root } from '../folders.ts'
import { newAccountTrigger, requireTrigger } from './deploymentTools.ts'

let tools = ''

beforeEach(async () => {
  tools = await mkdtemp(join(tmpdir(), 'upper-bracket-tools-'))
  await mkdir(join(tools, 'lib/deploy/functions/services'), { recursive: true })
  await writeFile(
    join(tools, 'lib/deploy/functions/services/index.js'),
    `const services = {\n    "${newAccountTrigger}": authEventarcService,\n};`,
  )
})
afterEach(() => rm(tools, { recursive: true, force: true }))

test('the trigger that is looked for is the one of createProfile', () => {
  expect(createProfile.__endpoint.eventTrigger?.eventType).toBe(newAccountTrigger)
})

test('a firebase-tools that knows it may deploy', async () => {
  await expect(requireTrigger(tools)).resolves.toBeUndefined()
})

test('the firebase-tools of the emulators is refused in one sentence, and so is none', async () => {
  await expect(requireTrigger(join(root, 'node_modules/firebase-tools'))).rejects.toThrow(
    `firebase-tools 14.27.0 does not know the trigger ${newAccountTrigger}: deploy with `,
  )
  await expect(requireTrigger(join(tools, 'nowhere'))).rejects.toThrow(
    'firebase-tools of no version does not know',
  )
})
