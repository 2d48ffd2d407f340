import { afterEach, expect, test, vi } from 'vitest'
import { refused } from '../support/refused.ts'
import { callInProcess } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('where App Check is required, calls come from our page alone', async () => {
  const { wolf } = await newPeople('wolf')
  const ask = (app?: { readonly appId: string }) => callInProcess('exportMyData', wolf, {}, app && { app })
  expect(await ask()).toMatchObject({ ok: true })
  vi.stubEnv('APP_CHECK_REQUIRED', 'true')
  expect(await ask()).toEqual(refused('page-unverified'))
  expect(await ask({ appId: '1:2:web:3' })).toMatchObject({ ok: true })
})
