import { expect, test } from 'vitest'
import { guestKeys } from '../guest/list/knownPlayers.ts'
import { sourceKey } from './sourceKey.ts'

test('a key of a row contains nothing of what it was made from, however long that is', () => {
  const email = `${'a'.repeat(64)}@${'example.'.repeat(23)}org`
  const keys = guestKeys({ discord: 'ann', email, telegram: 'ann_1', steam: 'STEAM_0:1:12345' }, 'Ann')
  for (const key of keys) expect(sourceKey.parse(key)).not.toMatch(/ann|example|aaa|12345/)
  expect(keys.map(key => key.split(':')[0])).toEqual(['steam', 'email', 'discord', 'telegram', 'name'])
  expect(new Set(keys.map(key => key.split(':')[1]))).toHaveProperty('size', 5)
  for (const plain of ['email:ann@example.org', 'name:ann', 'ann']) {
    expect(sourceKey.safeParse(plain).success).toBe(false)
  }
})
