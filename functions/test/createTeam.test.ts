import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, callWith } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { changingNothing, refused } from './support/refused.ts'
import { playerOf, teamOf } from './support/rosterOf.ts'

const { owner, administrator, captain, mate, loner, other, stranger } = await signUpAll(
  'owner',
  'administrator',
  'captain',
  'mate',
  'loner',
  'other',
  'stranger',
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

test.each(['owner', 'administrator'] as const)(
  'the %s, who does not play, makes an empty team',
  async who => {
    const { competitionId } = await seeded()
    const teamId = freshId()
    expect(await made({ owner, administrator }[who], competitionId, { teamId })).toMatchObject({ ok: true })
    expect(await teamOf(competitionId, teamId)).toMatchObject({
      founderUid: null,
      captainUid: null,
      playerUids: [],
    })
  },
)

describe('a name is had by one team', () => {
  test('in whatever spelling', async () => {
    const { competitionId } = await seeded()
    await changingNothing(competitionId, [], async () => {
      for (const name of ['Team 1', 'TEAM 1', 'ｔｅａｍ 1', ' team  1 ']) {
        expect(await made(loner, competitionId, { name })).toEqual(refused('team-name-taken'))
      }
    })
  })

  test('with letters of another alphabet is free for organizers only', async () => {
    const { competitionId } = await seeded()
    const name = 'T\u0435am 1'
    expect(await made(loner, competitionId, { name })).toEqual(refused('team-name-taken'))
    expect(await made(owner, competitionId, { name })).toMatchObject({ ok: true })
  })

  test.each(['Team I', 'Team L', 'I', '👩\u200d🚀'])(
    'is not taken by one that differs in more than case: %s',
    async name => {
      const { competitionId } = await seeded()
      expect(await made(loner, competitionId, { name })).toMatchObject({ ok: true })
      expect(await made(owner, competitionId, { name })).toEqual(refused('team-name-taken'))
    },
  )

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

  test('the same name serves in another competition', async () => {
    const [here, there] = [await seeded(), await seeded()]
    expect(await made(loner, here.competitionId)).toMatchObject({ ok: true })
    expect(await made(loner, there.competitionId)).toMatchObject({ ok: true })
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

  test('with the id of a team of somebody else is refused', async () => {
    const { competitionId, teamIds } = await seeded()
    const reply = await changingNothing(competitionId, [], () =>
      made(loner, competitionId, { teamId: teamIds[0] ?? '', name: 'Team 1' }),
    )
    expect(reply).toEqual(refused('id-taken'))
  })
})

describe('refused, and nothing changed', () => {
  let competitionId: string
  beforeAll(async () => {
    ;({ competitionId } = await seeded())
  })

  test('to nobody and to strangers', async () => {
    await changingNothing(competitionId, [], async () => {
      expect(await made(null, competitionId)).toEqual(refused('unauthenticated'))
      expect(await made(stranger, competitionId)).toEqual(refused('permission-denied'))
    })
  })

  test('to who has a team', async () => {
    await changingNothing(competitionId, [], async () => {
      expect(await made(captain, competitionId)).toEqual(refused('already-in-team'))
      expect(await made(mate, competitionId)).toEqual(refused('already-in-team'))
    })
  })

  test.each(['running', 'finished'] as const)('in a competition that is %s', async status => {
    const { competitionId } = await seeded({ status })
    const reply = await changingNothing(competitionId, [], () => made(loner, competitionId))
    expect(reply).toEqual(refused('competition-started'))
  })

  test('where there is room for no more teams', async () => {
    const { competitionId } = await seeded({ places: { players: 10, teams: 1 } })
    const reply = await changingNothing(competitionId, [], () => made(loner, competitionId))
    expect(reply).toEqual(refused('too-many-teams', { teamsMax: 1 }))
  })

  test('with a link to somewhere else', async () => {
    for (const discordLink of ['discord', 'https://evil.example/discord.gg/x', 'javascript:alert(1)']) {
      const reply = await changingNothing(competitionId, [], () =>
        made(loner, competitionId, { discordLink }),
      )
      expect(reply).toEqual(refused('invalid-discord-link'))
    }
  })

  test.each([
    ['   ', 'too-short'],
    ['W'.repeat(33), 'too-long'],
    ['Wol\u202Eves', 'deceptive-characters'],
    ['Wol\u0007ves', 'deceptive-characters'],
    ['Wol\nves', 'deceptive-characters'],
  ])('with the name %j', async (name, problem) => {
    const reply = await changingNothing(competitionId, [], () => made(loner, competitionId, { name }))
    expect(reply).toEqual(refused('invalid-input'))
    expect(JSON.stringify(reply)).toContain(problem)
  })

  test('with more than was asked for, or less', async () => {
    await changingNothing(competitionId, [], async () => {
      const team = { competitionId, teamId: freshId(), name: 'Wolves', discordLink: null }
      expect(await callWith('createTeam', loner, { ...team, captainUid: other.uid })).toEqual(
        refused('invalid-input'),
      )
      expect(await callWith('createTeam', loner, { ...team, teamId: 'a/b' })).toEqual(
        refused('invalid-input'),
      )
      expect(await callWith('createTeam', loner, null)).toEqual(refused('invalid-input'))
    })
  })
})
