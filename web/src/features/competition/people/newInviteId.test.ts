import { inviteId } from '@upper-bracket/shared/invitation/inviteId'
import { expect, test } from 'vitest'
import { newInviteId } from './newInviteId.ts'

test('ids are what the functions accept, and never the same', () => {
  const ids = Array.from({ length: 1000 }, newInviteId)
  for (const id of ids) expect(inviteId.parse(id)).toBe(id)
  expect(new Set(ids).size).toBe(1000)
})
