import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { configurationFor } from './configurationFor.ts'

test('the deployed page may call the functions of its own project only', async () => {
  const undeployed = await readFile('firebase.json', 'utf8')
  expect(undeployed).not.toContain('cloudfunctions.net')
  const configuration = configurationFor('upper-123', {}, undeployed)
  expect(configuration.match(/https:\/\/[^ ]*cloudfunctions\.net/g)).toEqual([
    'https://europe-west1-upper-123.cloudfunctions.net',
  ])
})

test('no rewrite leads to a function of a service that is left out', async () => {
  const rewritten = async (parameters: Readonly<Record<string, string>>) => {
    const { hosting } = JSON.parse(
      configurationFor('upper-123', parameters, await readFile('firebase.json', 'utf8')),
    )
    return hosting.rewrites.map(({ source }: { readonly source?: string }) => source)
  }
  expect(await rewritten({ TELEGRAM_BOT_NAME: 'upper_bot' })).toContain('/api/telegram')
  const without = await rewritten({ TELEGRAM_BOT_NAME: '' })
  expect(without).not.toContain('/api/telegram')
  expect(without).toContain('/api/unsubscribe')
})
