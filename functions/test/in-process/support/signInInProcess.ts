import type { IdentityProvider } from '@upper-bracket/shared/account/account'
import { vi } from 'vitest'
import { fakeKeys } from '../../../../scripts/fakes/fakeKeys.ts'
import { emulators } from '../../../../testing/emulators.ts'
import { handleSignIn } from '../../../src/sign-in/handleSignIn.ts'
import type { SignInResponse } from '../../../src/sign-in/signInResponse.ts'
import { freshAttempt } from '../../support/signInBrowser.ts'

/** Gives this process the environment of the functions' own, with services at other addresses where they are named. */
export function asTheFunctionsProcess(addresses: Readonly<Record<string, string>> = {}): void {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  for (const [name, value] of Object.entries(fakeKeys)) vi.stubEnv(name, value)
  vi.stubEnv('UPPER_BRACKET_DISCORD', `${emulators.fakes}/discord`)
  vi.stubEnv('UPPER_BRACKET_STEAM', `${emulators.fakes}/steam`)
  for (const [name, value] of Object.entries(addresses)) vi.stubEnv(name, value)
}

/** Begins an attempt and brings what `answer` makes of its state, all within this process. */
export async function finishInProcess(
  provider: IdentityProvider,
  answer: (state: string) => URLSearchParams,
  address: string | null = null,
): Promise<SignInResponse> {
  const nothing = { cookie: undefined, origin: undefined, contentType: undefined }
  const url = `/api/auth/${provider}`
  const origin = emulators.hosting
  const query = `?attempt=${freshAttempt()}&purpose=sign-in`
  const { headers } = await handleSignIn({
    method: 'GET',
    url: url + query,
    origin,
    address: null,
    headers: nothing,
    body: '',
  })
  const [, state = ''] = /state(?:=|%3D)([\w.-]+)/.exec(headers['location'] ?? '') ?? []
  return handleSignIn({
    method: 'POST',
    url,
    origin,
    address,
    headers: {
      cookie: headers['set-cookie']?.split(';')[0],
      origin,
      contentType: 'application/json',
    },
    body: JSON.stringify({ answer: answer(state).toString() }),
  })
}
