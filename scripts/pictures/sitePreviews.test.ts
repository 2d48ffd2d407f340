import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../folders.ts'
import { sitePreviews } from './sitePreviews.ts'

test('the pictures in previews of our own pages are what is drawn now (npm run pictures)', async () => {
  for (const [path, png] of await sitePreviews()) {
    expect((await readFile(join(root, path))).equals(png), path).toBe(true)
  }
})
