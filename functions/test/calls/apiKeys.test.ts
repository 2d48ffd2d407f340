import { apiKeyLimits } from '@upper-bracket/shared/integrations/apiKey'
import { apiKeySecret } from '@upper-bracket/shared/integrations/apiKeySchemas'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { digest } from '../../src/platform/digest.ts'
import { newKey } from '../support/apiClient.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { snapshot } from '../support/snapshot.ts'

let people: Record<'owner' | 'administrator', Person>
beforeAll(async () => {
  people = await signUpAll('owner', 'administrator')
})

const competition = () => seededCompetition({ owner: people.owner, administrators: [people.administrator] })
const wanted = (competitionId: string, keyId = freshId()) =>
  ({ competitionId, keyId, name: ' Bot ', scopes: ['results', 'teams'], lifetimeDays: 7 }) as const

describe('createApiKey', () => {
  test('returns a secret of which only the digest is stored, once', async () => {
    const { competitionId } = await competition()
    const input = wanted(competitionId)
    const reply = await call('createApiKey', people.administrator, input)
    const secret = reply.ok ? reply.value.secret : ''
    expect(apiKeySecret.safeParse(secret).success).toBe(true)
    const key = (await stored.apiKey(competitionId, input.keyId).get()).data()
    expect(key).toEqual({
      name: 'Bot',
      scopes: ['teams', 'results'],
      lengthsInFormat: true,
      creatorUid: people.administrator.uid,
      createdAt: expect.any(Number),
      expiresAt: (key?.createdAt ?? 0) + 7 * 24 * 60 * 60 * 1000,
      ending: secret.slice(-4),
      lastUsedAt: null,
      revokedAt: null,
    })
    expect((await stored.apiKeyDigests(competitionId).get()).data()).toEqual({
      keyIds: { [digest(secret)]: input.keyId },
    })
    expect(JSON.stringify(await snapshot(competitionId))).not.toContain(secret)
    expect(await logOf({ competitionId })).toEqual([
      {
        uid: people.administrator.uid,
        at: key?.createdAt,
        personUid: null,
        action: 'createApiKey',
        name: 'Bot',
        scopes: ['teams', 'results'],
      },
    ])
    await changingNothing(competitionId, [], async () => {
      expect(await call('createApiKey', people.administrator, input)).toEqual(refused('id-taken'))
      expect(await call('createApiKey', people.owner, input)).toEqual(refused('id-taken'))
    })
  })

  test('refuses the eleventh active key, also when several are created at once', async () => {
    const { competitionId } = await competition()
    const replies = await Promise.all(
      Array.from({ length: apiKeyLimits.activeMax + 2 }, (_, index) =>
        call('createApiKey', index % 2 ? people.owner : people.administrator, wanted(competitionId)),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(apiKeyLimits.activeMax)
    expect(replies).toContainEqual(refused('too-many-keys', { most: apiKeyLimits.activeMax }))
  })
})

test('a revoked key stays in the list, and is revoked once', async () => {
  const { competitionId } = await competition()
  const { keyId } = await newKey(competitionId, people.owner)
  expect(await call('revokeApiKey', people.administrator, { competitionId, keyId })).toMatchObject({
    ok: true,
  })
  const key = (await stored.apiKey(competitionId, keyId).get()).data()
  expect(key?.revokedAt).toEqual(expect.any(Number))
  expect(await logOf({ competitionId })).toContainEqual({
    uid: people.administrator.uid,
    at: key?.revokedAt,
    personUid: null,
    action: 'revokeApiKey',
    name: 'Bot',
  })
  await changingNothing(competitionId, [], async () => {
    expect(await call('revokeApiKey', people.owner, { competitionId, keyId })).toMatchObject({ ok: true })
  })
})

test('a person exports the keys that they created without secrets, and they go with the account', async () => {
  const { leaving } = await signUpAll('leaving')
  const { competitionId } = await seededCompetition({ owner: people.owner, administrators: [leaving] })
  const { keyId, secret } = await newKey(competitionId, leaving)
  const other = await newKey(competitionId, people.owner)
  const exported = await call('exportMyData', leaving, {})
  const { creatorUid: _, ...key } = (await stored.apiKey(competitionId, keyId).get()).data() ?? {}
  expect(exported).toMatchObject({ value: { apiKeys: [{ competitionId, ...key }] } })
  const text = JSON.stringify(exported)
  expect([secret, digest(secret)].filter(each => text.includes(each))).toEqual([])

  expect(await call('deleteMyAccount', leaving, {})).toMatchObject({ ok: true })
  const keys = await stored.apiKeys(competitionId).get()
  expect(keys.docs.map(({ id }) => id)).toEqual([other.keyId])
})
