import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { accessTokens } from './signedIn.ts'

test('a sign-in that cannot be renewed may be a fault of the network, which is said without the token', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upper-bracket-tools-'))
  await mkdir(join(folder, 'bin'))
  await writeFile(
    join(folder, 'auth.js'),
    `exports.getGlobalDefaultAccount = () => ({ tokens: { refresh_token: 'secret-of-google' } })
     exports.getAccessToken = token => Promise.reject(new Error('getaddrinfo ENOTFOUND ' + token))`,
  )
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '')
  const token = await accessTokens(join(folder, 'bin/firebase.js'))
  const error = await token().catch(String)
  expect(error).toContain('The sign-in could not be renewed: check the network')
  expect(error).not.toContain('secret-of-google')
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})
