import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import type { Seed } from '../../testing/seededCompetition.ts'
import { refused } from './support/refused.ts'
import { playerOf, teamOf } from './support/rosterOf.ts'
import { wolvesAndBears } from './support/wolvesAndBears.ts'

const { owner, administrator, captain, mate, third, rival } = await signUpAll(
  'owner',
  'administrator',
  'captain',
  'mate',
  'third',
  'rival',
)

const seeded = (competition: Seed['competition'] = {}) =>
  wolvesAndBears(
    { owner, administrators: [administrator], competition },
    { wolves: [captain, mate, third], bears: [rival] },
  )

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

test('leaving twice: the second time one is in the team no longer', async () => {
  const { competitionId, teamId } = await seeded()
  const ids = { competitionId, teamId }
  const replies = await Promise.all([call('leaveTeam', captain, ids), call('leaveTeam', captain, ids)])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toEqual(refused('not-in-team'))
  expect(await teamOf(competitionId, teamId)).toMatchObject({ captainUid: mate.uid })
})
