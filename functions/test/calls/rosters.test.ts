import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { describe, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { settleTotals } from '../../src/competitions/settleTotals.ts'
import { refused } from '../support/refused.ts'
import { playerOf, teamOf } from '../support/rosterOf.ts'

const { owner, administrator, captain, mate, third, rival, loner, other } = await signUpAll(
  'owner',
  'administrator',
  'captain',
  'mate',
  'third',
  'rival',
  'loner',
  'other',
)

const done = { ok: true, value: {} }

interface Rosters {
  readonly competitionId: string
  /** Founded by its captain: `captain`, `mate` and `third`. */
  readonly wolves: string
  /** Founded by its captain `rival`. */
  readonly bears: string
  /** Of an organizer, and empty. */
  readonly foxes: string
}

/** `loner` and `other` are without a team; so many seats of the Wolves are taken by people who never call. */
async function seeded(further = 0): Promise<Rosters> {
  const extras = Array.from({ length: further }, () => ({ uid: `extra-${freshId()}` }))
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    administrators: [administrator],
    players: [loner, other],
    teams: [
      { name: 'Wolves', players: [captain, mate, third, ...extras], founderUid: captain.uid },
      { name: 'Bears', players: [rival], founderUid: rival.uid },
      { name: 'Foxes', players: [], founderUid: null },
    ],
  })
  const [wolves = '', bears = '', foxes = ''] = teamIds
  return { competitionId, wolves, bears, foxes }
}

async function holderOf(competitionId: string, name: string) {
  return (await stored.teamName(competitionId, foldedTeamName(name)).get()).data()?.teamId
}

async function teamsWith({ uid }: Person, { competitionId, wolves, bears }: Rosters) {
  const teams = await Promise.all([wolves, bears].map(teamId => teamOf(competitionId, teamId)))
  return teams.filter(team => team?.playerUids.includes(uid))
}

async function counts(competitionId: string, expected: object): Promise<void> {
  await settleTotals(competitionId)
  expect((await stored.competition(competitionId).get()).data()).toMatchObject(expected)
}

describe('createTeam', () => {
  const made = (person: Person, competitionId: string, name = 'Hares', teamId = freshId()) =>
    call('createTeam', person, { competitionId, teamId, name, discordLink: 'https://discord.gg/hares' })

  test('makes one team of calls at once, whose captain is the player', async () => {
    const { competitionId } = await seeded()
    const teamId = freshId()
    const replies = await Promise.all([1, 2].map(() => made(loner, competitionId, 'Hares', teamId)))
    expect(replies).toEqual([1, 2].map(() => ({ ok: true, value: { teamId } })))
    expect(await teamOf(competitionId, teamId)).toEqual({
      name: 'Hares',
      discordLink: 'https://discord.gg/hares',
      founderUid: loner.uid,
      captainUid: loner.uid,
      playerUids: [loner.uid],
      seed: null,
      revision: 0,
    })
    expect(await playerOf(competitionId, loner)).toMatchObject({ teamId, captain: true })
    await counts(competitionId, { teamCount: 4 })
  })

  test('takes a name with letters of another alphabet from organizers only', async () => {
    const { competitionId } = await seeded()
    expect(await made(loner, competitionId, 'Wolv\u0435s')).toEqual(refused('team-name-taken'))
    expect(await made(owner, competitionId, 'Wolv\u0435s')).toMatchObject({ ok: true })
  })

  test('takes a name of which only an older reservation says that it is taken', async () => {
    const { competitionId, wolves } = await seeded()
    await stored.teamName(competitionId, foldedTeamName('Team L')).set({ teamId: wolves })
    expect(await made(loner, competitionId, 'Team L')).toMatchObject({ ok: true })
    expect(await holderOf(competitionId, 'Team L')).not.toBe(wolves)
  })

  test('gives a name to one of two who take it at once', async () => {
    const { competitionId } = await seeded()
    const replies = await Promise.all([
      made(loner, competitionId, 'Hares'),
      made(other, competitionId, 'HARES'),
    ])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.find(({ ok }) => !ok)).toEqual(refused('team-name-taken'))
    const teams = await stored.teams(competitionId).get()
    expect(teams.docs.filter(team => /hares/i.test(team.data().name))).toHaveLength(1)
    const players = [await playerOf(competitionId, loner), await playerOf(competitionId, other)]
    expect(players.filter(player => player?.teamId === null)).toHaveLength(1)
  })
})

describe('updateTeam', () => {
  test('changes name and link once; the previous name is free for others', async () => {
    const { competitionId, wolves, bears } = await seeded()
    const before = await teamOf(competitionId, wolves)
    const input = { competitionId, teamId: wolves, revision: 0, name: ' Hares ' }
    const changes = { ...input, discordLink: 'https://discord.gg/hares' }
    const changed = { ok: true, value: { revision: 1 } }
    expect(await Promise.all([1, 2].map(() => call('updateTeam', captain, changes)))).toEqual([
      changed,
      changed,
    ])
    expect(await teamOf(competitionId, wolves)).toEqual({
      ...before,
      name: 'Hares',
      discordLink: 'https://discord.gg/hares',
      revision: 1,
    })
    expect(await holderOf(competitionId, 'hares')).toBe(wolves)
    expect(await holderOf(competitionId, 'Wolves')).toBeUndefined()
    const renamed = { competitionId, teamId: bears, revision: 0, name: 'wolves' }
    expect(await call('updateTeam', rival, renamed)).toEqual(changed)
    expect(await holderOf(competitionId, 'Wolves')).toBe(bears)
  })

  test('keeps the own name in another spelling reserved', async () => {
    const { competitionId, wolves } = await seeded()
    const input = { competitionId, teamId: wolves, revision: 0, name: 'WOLVES' }
    expect(await call('updateTeam', captain, input)).toMatchObject({ ok: true })
    expect((await teamOf(competitionId, wolves))?.name).toBe('WOLVES')
    expect(await holderOf(competitionId, 'Wolves')).toBe(wolves)
  })
})

test('deleteTeam deletes once, leaves its players without a team, and its name free', async () => {
  const { competitionId, wolves, bears } = await seeded()
  const input = { competitionId, teamId: wolves }
  const replies = await Promise.all([captain, owner].map(person => call('deleteTeam', person, input)))
  expect(replies).toContainEqual(done)
  expect(replies).toContainEqual(refused('not-found', { document: 'team' }))
  expect(await teamOf(competitionId, wolves)).toBeUndefined()
  for (const person of [captain, mate]) {
    expect(await playerOf(competitionId, person)).toMatchObject({ teamId: null, captain: false })
  }
  expect(await playerOf(competitionId, rival)).toMatchObject({ teamId: bears, captain: true })
  await counts(competitionId, { teamCount: 2 })
  const again = { competitionId, teamId: freshId(), name: 'Wolves', discordLink: null }
  expect(await call('createTeam', mate, again)).toMatchObject({ ok: true })
})

describe('joinTeam', () => {
  test('lets two into an empty team at once, one of whom is its captain', async () => {
    const { competitionId, foxes } = await seeded()
    const input = { competitionId, teamId: foxes }
    const replies = await Promise.all([loner, other].map(person => call('joinTeam', person, input)))
    expect(replies).toEqual([done, done])
    const team = await teamOf(competitionId, foxes)
    expect(team?.playerUids.toSorted()).toEqual([loner.uid, other.uid].toSorted())
    const players = [await playerOf(competitionId, loner), await playerOf(competitionId, other)]
    expect(players.filter(player => player?.captain).map(player => player?.uid)).toEqual([team?.captainUid])
  })

  test('gives the last seat to one of two, once', async () => {
    const { competitionId, wolves } = await seeded(1)
    const input = { competitionId, teamId: wolves }
    const callers = [loner, other, loner, other]
    const replies = await Promise.all(callers.map(person => call('joinTeam', person, input)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2)
    const full = refused('team-full', { teamSize: 5, name: 'Wolves' })
    for (const reply of replies) expect(reply).toEqual(reply.ok ? done : full)
    expect((await teamOf(competitionId, wolves))?.playerUids).toHaveLength(5)
    const players = [await playerOf(competitionId, loner), await playerOf(competitionId, other)]
    expect(players.filter(player => player?.teamId === wolves)).toHaveLength(1)
  })

  test('puts a player who joins two teams at once into one', async () => {
    const rosters = await seeded()
    const { competitionId, wolves, bears } = rosters
    const replies = await Promise.all(
      [wolves, bears].map(teamId => call('joinTeam', loner, { competitionId, teamId })),
    )
    expect(replies).toContainEqual(done)
    expect(replies).toContainEqual(refused('already-in-team'))
    expect(await teamsWith(loner, rosters)).toHaveLength(1)
  })
})

describe('leaveTeam', () => {
  test('hands the captaincy on, once', async () => {
    const { competitionId, wolves } = await seeded()
    const input = { competitionId, teamId: wolves }
    const replies = await Promise.all([1, 2].map(() => call('leaveTeam', captain, input)))
    expect(replies).toContainEqual(done)
    expect(replies).toContainEqual(refused('not-in-team'))
    expect(await teamOf(competitionId, wolves)).toMatchObject({
      captainUid: mate.uid,
      playerUids: [mate.uid, third.uid],
    })
    expect(await playerOf(competitionId, captain)).toMatchObject({ teamId: null, captain: false })
    expect(await playerOf(competitionId, mate)).toMatchObject({ teamId: wolves, captain: true })
  })

  test('makes the one who stays captain where captain and heir leave at once', async () => {
    const { competitionId, wolves } = await seeded()
    const input = { competitionId, teamId: wolves }
    const replies = await Promise.all([captain, mate].map(person => call('leaveTeam', person, input)))
    expect(replies).toEqual([done, done])
    expect(await teamOf(competitionId, wolves)).toMatchObject({
      captainUid: third.uid,
      playerUids: [third.uid],
    })
    expect(await playerOf(competitionId, third)).toMatchObject({ teamId: wolves, captain: true })
    expect(await playerOf(competitionId, mate)).toMatchObject({ teamId: null, captain: false })
  })

  test('ends a team that a player made with its last member, and frees its name', async () => {
    const { competitionId, bears } = await seeded()
    expect(await call('leaveTeam', rival, { competitionId, teamId: bears })).toEqual(done)
    expect(await teamOf(competitionId, bears)).toBeUndefined()
    expect(await holderOf(competitionId, 'Bears')).toBeUndefined()
  })
})

describe('assignPlayer', () => {
  const assigned = (person: Person, competitionId: string, { uid }: Person, teamId: string | null) =>
    call('assignPlayer', person, { competitionId, uid, teamId })

  test('moves a captain from team to team, and the captaincy stays behind', async () => {
    const { competitionId, wolves, bears } = await seeded()
    expect(await assigned(administrator, competitionId, captain, bears)).toEqual(done)
    expect(await teamOf(competitionId, wolves)).toMatchObject({
      captainUid: mate.uid,
      playerUids: [mate.uid, third.uid],
    })
    expect(await teamOf(competitionId, bears)).toMatchObject({
      captainUid: rival.uid,
      playerUids: [rival.uid, captain.uid],
    })
    expect(await playerOf(competitionId, captain)).toMatchObject({ teamId: bears, captain: false })
    expect(await playerOf(competitionId, mate)).toMatchObject({ teamId: wolves, captain: true })
  })

  test('puts a player into a team once, and out of it', async () => {
    const { competitionId, bears } = await seeded()
    const replies = await Promise.all(
      [owner, administrator].map(person => assigned(person, competitionId, loner, bears)),
    )
    expect(replies).toEqual([done, done])
    expect((await teamOf(competitionId, bears))?.playerUids).toEqual([rival.uid, loner.uid])
    expect(await assigned(owner, competitionId, loner, null)).toEqual(done)
    expect((await teamOf(competitionId, bears))?.playerUids).toEqual([rival.uid])
    expect(await playerOf(competitionId, loner)).toMatchObject({ teamId: null, captain: false })
  })

  test('puts a player whom two organizers put into two teams at once into one', async () => {
    const rosters = await seeded()
    const { competitionId, wolves, bears } = rosters
    const replies = await Promise.all([
      assigned(owner, competitionId, loner, wolves),
      assigned(administrator, competitionId, loner, bears),
    ])
    expect(replies).toEqual([done, done])
    expect(await teamsWith(loner, rosters)).toHaveLength(1)
  })
})

describe('leaveCompetition and removePlayer', () => {
  const left = (person: Person, competitionId: string) => call('leaveCompetition', person, { competitionId })
  const active = async ({ uid }: Person) => (await stored.profile(uid).get()).data()?.activeCompetitionID

  test.each([
    ['leaves', (competitionId: string) => left(captain, competitionId)],
    [
      'is removed',
      (competitionId: string) => call('removePlayer', administrator, { competitionId, uid: captain.uid }),
    ],
  ])('a captain who %s is in nothing any more, and the next member is captain', async (_, go) => {
    const { competitionId, wolves } = await seeded()
    await stored.profile(captain.uid).update({ activeCompetitionID: competitionId })
    expect(await go(competitionId)).toEqual(done)
    expect(await playerOf(competitionId, captain)).toBeUndefined()
    expect(await teamOf(competitionId, wolves)).toMatchObject({
      playerUids: [mate.uid, third.uid],
      captainUid: mate.uid,
    })
    expect(await playerOf(competitionId, mate)).toMatchObject({ teamId: wolves, captain: true })
    expect(await active(captain)).toBeNull()
    await counts(competitionId, { playerCount: 5 })
    expect(await left(captain, competitionId)).toEqual(refused('not-in-competition'))
    const again = { competitionId, joinId: freshId() }
    expect(await call('joinCompetition', captain, again)).toMatchObject({ ok: true })
  })

  test('a member who goes leaves the captain, and another active competition, as they are', async () => {
    const { competitionId, wolves } = await seeded()
    const elsewhere = freshId()
    await stored.profile(mate.uid).update({ activeCompetitionID: elsewhere })
    await left(mate, competitionId)
    expect(await teamOf(competitionId, wolves)).toMatchObject({
      playerUids: [captain.uid, third.uid],
      captainUid: captain.uid,
    })
    expect(await active(mate)).toBe(elsewhere)
    await stored.profile(mate.uid).update({ activeCompetitionID: null })
  })

  test("all leave at once: a player's team ends with its name, an organizer's stays empty", async () => {
    const { competitionId, wolves, bears, foxes } = await seeded()
    await call('joinTeam', loner, { competitionId, teamId: foxes })
    const everybody = [captain, mate, third, rival, loner, other]
    const replies = await Promise.all(everybody.map(person => left(person, competitionId)))
    expect(replies).toEqual(everybody.map(() => done))
    expect((await stored.players(competitionId).get()).size).toBe(0)
    for (const teamId of [wolves, bears]) expect(await teamOf(competitionId, teamId)).toBeUndefined()
    expect(await holderOf(competitionId, 'Bears')).toBeUndefined()
    expect(await teamOf(competitionId, foxes)).toMatchObject({ playerUids: [], captainUid: null })
    await counts(competitionId, { playerCount: 0, teamCount: 1 })
  })
})
