import { expect, test } from 'vitest'
import { type ApiKey, apiKeyLimits, isActiveKey } from './apiKey.ts'
import { createApiKey } from './createApiKey.ts'

const day = 24 * 60 * 60 * 1000
const now = 100 * day
const wanted = { name: 'Bot', scopes: ['results', 'teams', 'results'] as const, lifetimeDays: 30 }
const secret = `ub_${'A'.repeat(36)}wxyz`
const key: ApiKey = {
  name: 'Bot',
  scopes: ['teams', 'results'],
  lengthsInFormat: true,
  creatorUid: 'owner',
  createdAt: now,
  expiresAt: now + 30 * day,
  ending: 'wxyz',
  lastUsedAt: null,
  revokedAt: null,
}

const created = (keys: readonly ApiKey[]) =>
  createApiKey(wanted, {
    uid: 'owner',
    secret,
    keys: new Map(keys.map((each, index) => [`key-${index}`, each])),
    now,
  })

test('a key expires after its lifetime, and names each scope once', () => {
  expect(created([])).toEqual({ ok: true, value: { key, forgottenIds: [] } })
  expect([now, key.expiresAt - 1, key.expiresAt].map(at => isActiveKey(key, at))).toEqual([true, true, false])
  expect(isActiveKey({ ...key, revokedAt: now }, now)).toBe(false)
})

test('a competition has at most ten active keys; revoked and expired ones do not count', () => {
  const inactive = [
    { ...key, revokedAt: now },
    { ...key, expiresAt: now },
  ]
  const active = Array.from({ length: apiKeyLimits.activeMax - 1 }, () => key)
  expect(created([...inactive, ...active])).toMatchObject({ ok: true })
  expect(created([...inactive, ...active, key])).toEqual({
    ok: false,
    code: 'too-many-keys',
    facts: { most: apiKeyLimits.activeMax },
  })
})

test('the oldest inactive keys are forgotten, and no active one', () => {
  const old = Array.from({ length: apiKeyLimits.inactiveMax + 2 }, (_, index) => ({
    ...key,
    createdAt: index,
    revokedAt: now,
  }))
  expect(created([...old, { ...key, createdAt: 0 }])).toMatchObject({
    value: { forgottenIds: ['key-1', 'key-0'] },
  })
})
