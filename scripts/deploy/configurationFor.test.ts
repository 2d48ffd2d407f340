import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../folders.ts'
import { configurationFor } from './configurationFor.ts'

test('the deployed page may call the functions of its own project only', async () => {
  const configuration = configurationFor('upper-123', await readFile(join(root, 'firebase.json'), 'utf8'))
  expect(configuration.match(/https:\/\/[^ ]*cloudfunctions\.net/g)).toEqual([
    'https://europe-west1-upper-123.cloudfunctions.net',
  ])
  expect(() => JSON.parse(configuration)).not.toThrow()
})
