import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { refused } from './support/refused.ts'
import { playerOf, teamOf } from './support/rosterOf.ts'

const { owner, administrator, captain, mate, loner, other } = await signUpAll(
  'owner',
  'administrator',
  'captain',
  'mate',
  'loner',
  'other',
)
// A player's rank repeats that of the profile.
await stored.profile(loner.uid).update({ dota: { RankTier: 80 } })

/** `captain` and `mate` are the team 'Team 1'; `loner` and `other` have none. */
function seeded(competition: Parameters<typeof seededCompetition>[0]['competition'] = {}) {
  return seededCompetition({
    owner,
    administrators: [administrator],
    players: [{ uid: loner.uid, rankTier: 80 }, other],
    teams: [{ players: [captain, mate] }],
    competition,
  })
}

function made(
  person: Person | null,
  competitionId: string,
  team: Partial<CallableInput<'createTeam'>> = {},
): ReturnType<typeof call<'createTeam'>> {
  return call('createTeam', person, {
    competitionId,
    teamId: freshId(),
    name: 'Wolves',
    discordLink: null,
    ...team,
  })
}

test('a player who makes a team becomes its captain', async () => {
  const { competitionId } = await seeded()
  const teamId = freshId()
  const reply = await made(loner, competitionId, { teamId, discordLink: 'https://discord.gg/wolves' })
  expect(reply).toEqual({ ok: true, value: { teamId } })
  expect(await teamOf(competitionId, teamId)).toEqual({
    name: 'Wolves',
    discordLink: 'https://discord.gg/wolves',
    founderUid: loner.uid,
    captainUid: loner.uid,
    playerUids: [loner.uid],
    seed: null,
    revision: 0,
  })
  expect(await playerOf(competitionId, loner)).toMatchObject({ teamId, captain: true })
  await eventually(async () => {
    expect((await stored.competition(competitionId).get()).data()?.teamCount).toBe(2)
  })
})

describe('a name is had by one team', () => {
  test('with letters of another alphabet is free for organizers only', async () => {
    const { competitionId } = await seeded()
    const name = 'T\u0435am 1'
    expect(await made(loner, competitionId, { name })).toEqual(refused('team-name-taken'))
    expect(await made(owner, competitionId, { name })).toMatchObject({ ok: true })
  })

  test('is free where only an older reservation says otherwise', async () => {
    const { competitionId, teamIds } = await seeded()
    const reservation = stored.teamName(competitionId, foldedTeamName('Team L'))
    await reservation.set({ teamId: teamIds[0] ?? '' })
    expect(await made(loner, competitionId, { name: 'Team L' })).toMatchObject({ ok: true })
    expect((await reservation.get()).data()?.teamId).not.toBe(teamIds[0])
  })

  test('two who take it at once: exactly one gets it', async () => {
    const { competitionId } = await seeded()
    const [one, two] = [freshId(), freshId()]
    const replies = await Promise.all([
      made(loner, competitionId, { teamId: one, name: 'Wolves' }),
      made(other, competitionId, { teamId: two, name: 'WOLVES' }),
    ])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.find(({ ok }) => !ok)).toEqual(refused('team-name-taken'))
    const teams = await stored.teams(competitionId).get()
    const named = teams.docs.filter(team => foldedTeamName(team.data().name) === foldedTeamName('wolves'))
    expect(named).toHaveLength(1)
    const without = [await playerOf(competitionId, loner), await playerOf(competitionId, other)]
    expect(without.map(player => player?.teamId ?? null).filter(teamId => teamId === null)).toHaveLength(1)
  })
})

describe('calling twice', () => {
  test('makes one team and answers the same', async () => {
    const { competitionId } = await seeded()
    const teamId = freshId()
    const replies = await Promise.all([
      made(loner, competitionId, { teamId }),
      made(loner, competitionId, { teamId }),
    ])
    expect(replies).toEqual([
      { ok: true, value: { teamId } },
      { ok: true, value: { teamId } },
    ])
    expect((await stored.teams(competitionId).count().get()).data().count).toBe(2)
    expect((await teamOf(competitionId, teamId))?.playerUids).toEqual([loner.uid])
  })
})
