import { expect, test } from 'vitest'
import { chromiumPath } from './chromium.ts'

test('the browser that the person names comes before any other', async () => {
  expect(await chromiumPath({ CHROMIUM_PATH: import.meta.filename, PATH: process.env['PATH'] })).toBe(
    import.meta.filename,
  )
})

test('a name that leads nowhere is told', async () => {
  await expect(chromiumPath({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'CHROMIUM_PATH names /nowhere/chromium, which does not exist',
  )
})
