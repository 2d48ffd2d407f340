import { expect, test } from 'vitest'
import { newConversation } from '../chat/conversation.ts'
import { conversationReaders, sendWhileOpen } from '../competition/openConversation.ts'
import { rolesIn } from '../competition/permissions.ts'
import { isInMatch } from './isInMatch.ts'
import { setLobby } from './lobby.ts'
import { matchRoomTeams } from './matchRoomTeams.ts'

const testCompetition = { ownerUid: 'owner', adminUids: ['administrator'], producerUids: [] }

test('a room names its match and both teams by position, and nothing else does', () => {
  expect(matchRoomTeams('main-1-1.bears.wolves')).toEqual({
    matchId: 'main-1-1',
    teamIds: ['bears', 'wolves'],
  })
  for (const none of ['', 'main-1-1', 'main-1-1.bears', 'main-1-1..wolves', 'main-1-1.bears.wolves.foxes']) {
    expect(matchRoomTeams(none)).toBeNull()
  }
})

test.each([
  ['owner', null, true],
  ['administrator', { teamId: 'foxes', captain: true }, true],
  ['wolf', { teamId: 'wolves', captain: false }, true],
  ['wolf', { teamId: 'main-1-1', captain: true }, false],
  ['wolf', { teamId: null, captain: false }, false],
  ['loner', { teamId: null, captain: false }, true],
  ['loner', { teamId: 'foxes', captain: false }, false],
  ['stranger', null, false],
] as const)('%s with the entry %o belongs to the match: %s', (uid, entry, belongs) => {
  const player = entry && { uid, ...entry }
  const roles = rolesIn(testCompetition, uid, player)
  const matchRoom = { teamIds: ['bears', 'wolves'], standInUids: ['loner'] } as const
  expect(isInMatch({ roles, player }, matchRoom)).toBe(belongs)
})

test('a conversation is open until the competition has ended; organizers hear of it who have been in it', () => {
  const message = { uid: 'owner', text: 'Hello', now: 5 }
  expect(sendWhileOpen(newConversation, { status: 'finished' }, message)).toMatchObject({
    code: 'conversation-over',
  })
  const sent = sendWhileOpen(newConversation, { status: 'running' }, message)
  if (!sent.ok) throw new Error(sent.code)
  expect(conversationReaders(testCompetition, ['wolf', 'bear'], newConversation)).toEqual(['wolf', 'bear'])
  expect(conversationReaders(testCompetition, ['wolf', 'bear'], sent.value.conversation)).toEqual([
    'wolf',
    'bear',
    'owner',
  ])
})

test('a lobby is given while the match needs one, and replaced only by a person who has seen it', () => {
  const given = { name: 'UB #7', password: 'secret', revision: 0, now: 5 }
  expect(setLobby(null, { status: 'finished' }, given)).toMatchObject({ code: 'lobby-closed' })
  const first = setLobby(null, { status: 'ready' }, given)
  if (!first.ok) throw new Error(first.code)
  expect(first.value).toEqual({ name: 'UB #7', password: 'secret', revision: 1, at: 5 })
  expect(setLobby(first.value, { status: 'finished' }, given)).toEqual({ ok: true, value: first.value })
  const other = { ...given, password: 'other' }
  expect(setLobby(first.value, { status: 'running' }, other)).toMatchObject({ code: 'changed-meanwhile' })
  expect(setLobby(first.value, { status: 'running' }, { ...other, revision: 1 })).toMatchObject({
    value: { password: 'other', revision: 2 },
  })
})
