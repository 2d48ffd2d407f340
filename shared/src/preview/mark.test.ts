import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { markElements } from './mark.ts'

test('the icon of the site is the mark', async () => {
  const icon = await readFile(new URL('../../../web/public/favicon.svg', import.meta.url), 'utf8')
  expect(icon.replaceAll(/\n\s*/g, '')).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${markElements()}</svg>`,
  )
})
