import { expect, test } from 'vitest'
import type { ChangeEvent } from './webhookEvent.ts'
import { mergedEvents, writtenEvent } from './writtenEvents.ts'

const updated = { type: 'competition.updated' } as const
const players = { type: 'players.changed' } as const
const teams = { type: 'teams.changed', teamIds: ['t'] } as const
const drafted = { type: 'draft.changed', draftId: 'd' } as const
const moved = { type: 'schedule.changed', bracketId: 'b', matchIds: ['m'] } as const

test.each([
  ['competitions/c', 'update', ['name', 'updatedAt'], updated],
  ['competitions/c', 'update', ['liveLinks', 'revision'], updated],
  ['competitions/c', 'update', ['readinessCheck'], updated],
  // A result, an admission, and the start of a bracket have events of their own.
  ['competitions/c', 'update', ['updatedAt'], null],
  ['competitions/c', 'update', ['champion', 'status', 'updatedAt'], null],
  ['competitions/c', 'update', ['admissions', 'playerCount'], null],
  // Nothing can follow a new competition yet, or a deleted one any more.
  ['competitions/c', 'create', ['name'], null],
  ['competitions/c', 'delete', [], null],
  ['competitions/c/publicCommentators/r', 'delete', [], updated],
  ['competitions/c/players/p', 'create', ['uid'], players],
  ['competitions/c/players/p', 'delete', [], players],
  ['competitions/c/players/p', 'update', ['ready'], players],
  ['competitions/c/players/p', 'update', ['teamRequests'], null],
  ['competitions/c/teams/t', 'update', ['name', 'seed'], teams],
  ['competitions/c/teams/t', 'update', ['seed'], null],
  ['competitions/c', 'update', ['draftId', 'admissions'], null],
  ['competitions/c/drafts/d', 'create', ['teams'], drafted],
  ['competitions/c/drafts/d', 'update', ['picks', 'turn'], drafted],
  ['competitions/c/drafts/d/lists/p', 'update', ['uids'], null],
  ['competitions/c/teams/t/messages/m', 'create', ['text'], null],
  ['competitions/c/brackets/b/matches/m', 'update', ['startsAt', 'plannedStart'], moved],
  ['competitions/c/brackets/b/matches/m', 'update', ['status', 'score', 'startsAt'], null],
  ['competitions/c/brackets/b/matches/m', 'create', ['startsAt'], null],
  ['competitions/c/contacts/p', 'create', ['handle'], null],
  ['competitions/c/log/e', 'create', ['action'], null],
  ['competitions/c/webhookDeliveries/d', 'create', ['event'], null],
  ['profiles/p', 'update', ['displayName'], null],
] as const)('%s: %s of %j', (path, how, fields, event) => {
  expect(writtenEvent({ path, how, fields })).toEqual(event === null ? null : ['c', event])
})

test('a commit has one event of each kind, with all ids once, in the order of the kinds', () => {
  const events: readonly ChangeEvent[] = [
    { type: 'competition.finished', bracketId: 'b', championTeamId: 't', championTeamIds: ['t'] },
    { ...teams, teamIds: ['t'] },
    { ...moved, matchIds: ['m'] },
    { ...moved, matchIds: ['m', 'n'] },
    { ...teams, teamIds: ['u'] },
    updated,
    updated,
    { type: 'match.finished', bracketId: 'b', matchIds: ['m'] },
  ]
  expect(mergedEvents(events)).toEqual([
    updated,
    { ...teams, teamIds: ['t', 'u'] },
    { type: 'match.finished', bracketId: 'b', matchIds: ['m'] },
    { ...moved, matchIds: ['m', 'n'] },
    { type: 'competition.finished', bracketId: 'b', championTeamId: 't', championTeamIds: ['t'] },
  ])
  const many = Array.from({ length: 600 }, (_, index) => ({ ...teams, teamIds: [`t${index}`] }))
  expect(mergedEvents(many)).toHaveLength(1)
  expect(mergedEvents(many)[0]).toHaveProperty('teamIds.length', 200)
})
