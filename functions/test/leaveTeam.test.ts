import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { type Seed, seededCompetition } from '../../testing/seededCompetition.ts'
import { changingNothing, refused } from './support/refused.ts'
import { playerOf, teamOf } from './support/rosterOf.ts'
import { wolvesAndBears } from './support/wolvesAndBears.ts'

const { owner, administrator, captain, mate, third, rival, stranger } = await signUpAll(
  'owner',
  'administrator',
  'captain',
  'mate',
  'third',
  'rival',
  'stranger',
)

const seeded = (competition: Seed['competition'] = {}) =>
  wolvesAndBears(
    { owner, administrators: [administrator], competition },
    { wolves: [captain, mate, third], bears: [rival] },
  )

test('a player leaves the team and stays in the competition', async () => {
  const { competitionId, teamId } = await seeded()
  const before = await teamOf(competitionId, teamId)
  expect(await call('leaveTeam', mate, { competitionId, teamId })).toEqual({ ok: true, value: {} })
  expect(await playerOf(competitionId, mate)).toMatchObject({ teamId: null, captain: false })
  expect(await teamOf(competitionId, teamId)).toEqual({ ...before, playerUids: [captain.uid, third.uid] })
})

test('when the captain leaves, the next member is captain', async () => {
  const { competitionId, teamId } = await seeded()
  expect(await call('leaveTeam', captain, { competitionId, teamId })).toMatchObject({ ok: true })
  expect(await teamOf(competitionId, teamId)).toMatchObject({
    captainUid: mate.uid,
    playerUids: [mate.uid, third.uid],
  })
  expect(await playerOf(competitionId, captain)).toMatchObject({ teamId: null, captain: false })
  expect(await playerOf(competitionId, mate)).toMatchObject({ teamId, captain: true })
})

test('captain and heir leave at once: the one who stays is captain', async () => {
  const { competitionId, teamId } = await seeded()
  const ids = { competitionId, teamId }
  const replies = await Promise.all([call('leaveTeam', captain, ids), call('leaveTeam', mate, ids)])
  expect(replies.every(({ ok }) => ok)).toBe(true)
  expect(await teamOf(competitionId, teamId)).toMatchObject({
    captainUid: third.uid,
    playerUids: [third.uid],
  })
  expect(await playerOf(competitionId, third)).toMatchObject({ teamId, captain: true })
  expect(await playerOf(competitionId, mate)).toMatchObject({ teamId: null, captain: false })
})

test('a team that a player made ends with its last member, and its name is free', async () => {
  const { competitionId, bearsId } = await seeded()
  expect(await call('leaveTeam', rival, { competitionId, teamId: bearsId })).toMatchObject({ ok: true })
  expect(await teamOf(competitionId, bearsId)).toBeUndefined()
  expect((await stored.teamName(competitionId, foldedTeamName('Bears')).get()).exists).toBe(false)
  expect(await call('leaveTeam', rival, { competitionId, teamId: bearsId })).toEqual(
    refused('not-found', { document: 'team' }),
  )
})

test('so does one whose last member leaves the competition', async () => {
  const { competitionId, bearsId } = await seeded()
  expect(await call('leaveCompetition', rival, { competitionId })).toMatchObject({ ok: true })
  expect(await teamOf(competitionId, bearsId)).toBeUndefined()
  expect((await stored.teamName(competitionId, foldedTeamName('Bears')).get()).exists).toBe(false)
})

test('a team that an organizer made stays, empty', async () => {
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    teams: [{ name: 'Foxes', players: [rival], founderUid: null }],
  })
  const teamId = teamIds[0] ?? ''
  expect(await call('leaveTeam', rival, { competitionId, teamId })).toMatchObject({ ok: true })
  expect(await teamOf(competitionId, teamId)).toMatchObject({ captainUid: null, playerUids: [] })
})

test('leaving twice: the second time one is in the team no longer', async () => {
  const { competitionId, teamId } = await seeded()
  const ids = { competitionId, teamId }
  const replies = await Promise.all([call('leaveTeam', captain, ids), call('leaveTeam', captain, ids)])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toEqual(refused('not-in-team'))
  expect(await teamOf(competitionId, teamId)).toMatchObject({ captainUid: mate.uid })
})

describe('refused, and nothing changed', () => {
  let competitionId: string
  let teamId: string
  beforeAll(async () => {
    ;({ competitionId, teamId } = await seeded())
  })

  test('to who is not in it', async () => {
    const ids = { competitionId, teamId }
    await changingNothing(competitionId, [], async () => {
      expect(await call('leaveTeam', null, ids)).toEqual(refused('unauthenticated'))
      for (const person of [stranger, administrator, owner]) {
        expect(await call('leaveTeam', person, ids)).toEqual(refused('not-in-competition'))
      }
      expect(await call('leaveTeam', rival, ids)).toEqual(refused('not-in-team'))
    })
  })

  test.each(['running', 'finished'] as const)('in a competition that is %s', async status => {
    const { competitionId, teamId } = await seeded({ status })
    await changingNothing(competitionId, [], async () => {
      for (const person of [captain, mate]) {
        expect(await call('leaveTeam', person, { competitionId, teamId })).toEqual(
          refused('competition-started'),
        )
      }
    })
  })
})
