import { expect, test } from 'vitest'
import { type InvitationDraft, readInvitation } from './invitationDraft.ts'

const draft: InvitationDraft = {
  role: 'player',
  teamId: 'wolves',
  lifetimeHours: 24,
  maxUses: ' 50 ',
  withCode: false,
}

test('a team is part of the invitation only where the role is one in a team', () => {
  const value = { role: 'player', teamId: null, lifetimeHours: 24, maxUses: 50 }
  expect(readInvitation(draft)).toEqual({ ok: true, value })
  expect(readInvitation({ ...draft, role: 'teamMember', maxUses: '4' })).toMatchObject({
    value: { teamId: 'wolves', maxUses: 4 },
  })
  expect(readInvitation({ ...draft, role: 'teamMember', teamId: null, maxUses: '4' })).toEqual({
    ok: false,
    problems: { teamId: 'missing' },
  })
})

test('only an invitation of players has a code', () => {
  expect(readInvitation({ ...draft, withCode: true })).toMatchObject({ value: { withCode: true } })
  const value = { role: 'administrator', teamId: null, lifetimeHours: 24, maxUses: 1 }
  const coded = { ...draft, role: 'administrator', maxUses: '1', withCode: true } as const
  expect(readInvitation(coded)).toEqual({ ok: true, value })
})

test.each([
  ['player', '0'],
  ['player', ''],
  ['player', '2561'],
  ['player', '1.5'],
  ['player', '-1'],
  ['player', 'many'],
  ['teamMember', '6'],
  ['administrator', '21'],
] as const)('for a %s, %j is no number of uses', (role, maxUses) => {
  expect(readInvitation({ ...draft, role, maxUses })).toEqual({
    ok: false,
    problems: { maxUses: 'out-of-range' },
  })
})
