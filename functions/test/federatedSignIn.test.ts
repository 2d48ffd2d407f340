import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUp } from '../../testing/person.ts'

const answer = z.object({
  localId: z.string(),
  idToken: z.string().optional(),
  needConfirmation: z.boolean().optional(),
})

/** What the browser's SDK asks of Firebase once the window of a provider has answered. */
async function signIn(providerId: 'google.com' | 'facebook.com', claims: Record<string, unknown>) {
  const credential = providerId === 'google.com' ? 'id_token' : 'access_token'
  const response = await fetch(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: `${new URLSearchParams({ providerId, [credential]: JSON.stringify(claims) })}`,
        requestUri: 'http://127.0.0.1',
        returnSecureToken: true,
      }),
    },
  )
  return answer.parse(await response.json())
}

describe.each(['google.com', 'facebook.com'] as const)('%s', providerId => {
  it('makes an account and a profile with the name that it brings and a picture of ours, once', async () => {
    const sub = randomUUID()
    const claims = { sub, email: `${sub}@example.org`, name: 'Wolf', picture: 'https://example.org/wolf.png' }
    const { localId, idToken } = await signIn(providerId, claims)
    expect(idToken).toBeDefined()
    await eventually(async () => {
      expect((await stored.profile(localId).get()).data()).toMatchObject({
        displayName: 'Wolf',
        photoURL: expect.stringMatching(/^\/avatars\/avatar[0-4]\.svg$/),
        acceptedTerms: {
          at: expect.any(Number),
          version: expect.stringMatching(/^[0-9a-f]{16}$/),
          minAge: 16,
        },
      })
    })
    expect((await signIn(providerId, claims)).localId).toBe(localId)
  })
})

it('lets nobody in whose Facebook claims the e-mail of somebody else', async () => {
  const { email } = await signUp('owner')
  const { idToken, needConfirmation } = await signIn('facebook.com', {
    sub: randomUUID(),
    email,
    name: 'Thief',
  })
  expect(idToken).toBeUndefined()
  expect(needConfirmation).toBe(true)
})
